import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { createRawSnippet } from 'svelte'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { speak } from '../text/words.svelte'
import Choice from './Choice.svelte'
import Dialog from './Dialog.svelte'
import Stepper from './Stepper.svelte'

beforeAll(() => speak('en'))
afterEach(cleanup)

describe('a choice', () => {
  const options = [
    { value: 'a', text: 'First' },
    { value: 'b', text: 'Second', hint: 'the other one' },
  ]

  it('is a group of radio buttons with a name', () => {
    render(Choice, { label: 'Which?', value: 'a', options, onchange: () => undefined })
    expect(screen.getByRole('group', { name: 'Which?' })).toBeTruthy()
    expect((screen.getByRole('radio', { name: 'First' }) as HTMLInputElement).checked).toBe(true)
  })

  it('tells what was chosen', async () => {
    const onchange = vi.fn()
    render(Choice, { label: 'Which?', value: 'a', options, onchange })
    await fireEvent.click(screen.getByRole('radio', { name: /Second/ }))
    expect(onchange).toHaveBeenCalledWith('b')
  })
})

describe('a stepper', () => {
  it('goes one up and one down', async () => {
    const onchange = vi.fn()
    render(Stepper, { label: 'Seats', value: 3, fewest: 2, most: 5, onchange })
    await fireEvent.click(screen.getByRole('button', { name: 'One more' }))
    await fireEvent.click(screen.getByRole('button', { name: 'One fewer' }))
    expect(onchange.mock.calls).toEqual([[4], [2]])
  })

  it('stops at both ends', () => {
    render(Stepper, { label: 'Seats', value: 2, fewest: 2, most: 2, onchange: () => undefined })
    expect((screen.getByRole('button', { name: 'One more' }) as HTMLButtonElement).disabled).toBe(true)
    expect((screen.getByRole('button', { name: 'One fewer' }) as HTMLButtonElement).disabled).toBe(true)
  })

  it.each([
    ['7', 5],
    ['1', 2],
    ['', 2],
    ['3.6', 4],
  ])('makes of a typed "%s" a number that is possible', async (typed, wanted) => {
    const onchange = vi.fn()
    render(Stepper, { label: 'Seats', value: 3, fewest: 2, most: 5, onchange })
    const field = screen.getByLabelText('Seats')
    await fireEvent.input(field, { target: { value: typed } })
    await fireEvent.change(field)
    expect(onchange).toHaveBeenCalledWith(wanted)
  })
})

describe('a dialog', () => {
  const children = createRawSnippet(() => ({ render: () => '<p>Inside</p>' }))

  it('bears its title, and has nothing in it while it is shut', () => {
    const shut = render(Dialog, { isOpen: false, title: 'People', children })
    expect(shut.container.textContent).not.toContain('Inside')
    shut.unmount()
    render(Dialog, { isOpen: true, title: 'People', children })
    expect(screen.getByRole('dialog', { name: 'People' }).textContent).toContain('Inside')
  })

  it('is put away by its button', async () => {
    render(Dialog, { isOpen: true, title: 'People', children })
    await fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Inside')).toBeNull()
  })
})
