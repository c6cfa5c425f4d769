import { cleanup, fireEvent, render } from '@testing-library/svelte'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import Board from './Board.svelte'
import { seat } from './fixtures'
import { drawShape } from '../../look/ink/draw'

/** The cells' field is 1100 wide and high, so that a space is 100. */
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 1100,
    height: 1100,
    right: 1100,
    bottom: 1100,
    x: 0,
    y: 0,
    toJSON: () => ({}),
  })
  HTMLElement.prototype.setPointerCapture = () => undefined
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const common = { seat, label: 'Your map', sentence: (index: number) => `space ${index}` }
const ghost = {
  drawing: drawShape([[0, 0]], 'F'),
  cells: [[0, 0] as const],
  row: 4,
  column: 4,
  legal: true,
  pinned: true,
}

describe('the sheet for those who do not see it', () => {
  test('is a grid of 11 rows of 11 cells, each with its sentence, one of them in the order of tabs', async () => {
    const { getByRole, getAllByRole, findByRole, container } = render(Board, common)
    expect(getByRole('grid', { name: 'Your map' })).toBeTruthy()
    expect(getAllByRole('row')).toHaveLength(11)
    expect(getAllByRole('gridcell')).toHaveLength(121)
    expect(await findByRole('gridcell', { name: 'space 14' })).toBeTruthy()
    expect(container.querySelectorAll('[role=gridcell][tabindex="0"]')).toHaveLength(1)
  })

  test('arrows go from space to space, and tell where the shape would go', async () => {
    const arrow = vi.fn(
      (down: number, right: number, row: number, column: number) => [row + down, column + right] as const,
    )
    const { container } = render(Board, { ...common, arrow })
    const start = container.querySelector<HTMLElement>('[data-name=F6]')!
    start.focus()
    await fireEvent.keyDown(start, { key: 'ArrowRight' })
    expect(arrow).toHaveBeenCalledWith(0, 1, 5, 5)
    expect(document.activeElement?.getAttribute('data-name')).toBe('F7')
    await fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' })
    expect(document.activeElement?.getAttribute('data-name')).toBe('E7')
  })

  test('an arrow with Alt or Control is left to the browser', async () => {
    const arrow = vi.fn(() => [0, 0] as const)
    const { container } = render(Board, { ...common, arrow })
    await fireEvent.keyDown(container.querySelector('[data-name=F6]')!, { key: 'ArrowLeft', altKey: true })
    expect(arrow).not.toHaveBeenCalled()
  })
})

describe('pointers', () => {
  test('a mouse that moves holds the shape over a space; pressed and moved it drags', async () => {
    const hover = vi.fn()
    const press = vi.fn()
    const drag = vi.fn()
    const { getByRole } = render(Board, { ...common, ghost, hover, press, drag })
    const grid = getByRole('grid')
    await fireEvent(
      grid,
      new PointerEvent('pointermove', { clientX: 250, clientY: 130, pointerType: 'mouse', bubbles: true }),
    )
    expect(hover).toHaveBeenLastCalledWith(1, 2)
    await fireEvent(
      grid,
      new PointerEvent('pointerdown', {
        clientX: 450,
        clientY: 430,
        button: 0,
        pointerId: 1,
        pointerType: 'mouse',
        bubbles: true,
      }),
    )
    expect(press).toHaveBeenCalledWith(4, 4, false)
    await fireEvent(
      grid,
      new PointerEvent('pointermove', { clientX: 1099, clientY: 1200, pointerType: 'mouse', bubbles: true }),
    )
    expect(drag).toHaveBeenLastCalledWith(10, 10)
    await fireEvent(grid, new PointerEvent('pointerup', { bubbles: true }))
    await fireEvent(
      grid,
      new PointerEvent('pointermove', { clientX: 50, clientY: 50, pointerType: 'mouse', bubbles: true }),
    )
    expect(hover).toHaveBeenLastCalledWith(0, 0)
  })

  test('a finger that moves without pressing holds nothing', async () => {
    const hover = vi.fn()
    const { getByRole } = render(Board, { ...common, hover })
    await fireEvent(
      getByRole('grid'),
      new PointerEvent('pointermove', { clientX: 50, clientY: 50, pointerType: 'touch', bubbles: true }),
    )
    expect(hover).not.toHaveBeenCalled()
  })

  test('the right button flips, the wheel turns and the page stays where it is', async () => {
    const flip = vi.fn()
    const wheel = vi.fn()
    const { getByRole } = render(Board, { ...common, ghost, flip, wheel })
    const menu = new MouseEvent('contextmenu', { bubbles: true, cancelable: true })
    await fireEvent(getByRole('grid'), menu)
    expect(menu.defaultPrevented).toBe(true)
    expect(flip).toHaveBeenCalledOnce()
    const turn = new WheelEvent('wheel', { deltaY: 10, bubbles: true, cancelable: true })
    await fireEvent(getByRole('grid'), turn)
    expect(turn.defaultPrevented).toBe(true)
    expect(wheel).toHaveBeenCalledWith(false)
  })

  test('without a shape in the hand the wheel scrolls and the right button is the browser’s', async () => {
    const flip = vi.fn()
    const { getByRole } = render(Board, { ...common, flip, wheel: vi.fn() })
    const turn = new WheelEvent('wheel', { deltaY: 10, bubbles: true, cancelable: true })
    await fireEvent(getByRole('grid'), turn)
    expect(turn.defaultPrevented).toBe(false)
    await fireEvent(getByRole('grid'), new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
    expect(flip).not.toHaveBeenCalled()
  })
})

describe('the layer over the drawing', () => {
  test('a shape that moves leaves the drawing of the sheet untouched', async () => {
    const { container, rerender } = render(Board, { ...common, ghost })
    const before = [...container.querySelectorAll('.map path')]
    const texts = before.map((path) => path.getAttribute('d'))
    await rerender({ ghost: { ...ghost, row: 7, column: 2 } })
    const after = [...container.querySelectorAll('.map path')]
    expect(after).toEqual(before)
    expect(after.map((path) => path.getAttribute('d'))).toEqual(texts)
    expect(container.querySelector('.ghost')?.getAttribute('transform')).toBe('translate(96 336)')
  })

  test('a shape where it may not be is marked on each of its spaces', () => {
    const { container } = render(Board, { ...common, ghost: { ...ghost, legal: false } })
    expect(container.querySelector('.ghost')?.classList.contains('bad')).toBe(true)
    expect(container.querySelectorAll('.no')).toHaveLength(1)
  })

  test('spaces that score get a star each', () => {
    const { container } = render(Board, { ...common, lit: { spaces: ['A1', 'B2'], because: ['C3'] } })
    expect(container.querySelectorAll('.star')).toHaveLength(2)
    expect(container.querySelector('.veil')).toBeTruthy()
  })
})
