/** The rules, one tap away from whatever on the table bears the name of one in `data-rule`. */
import { openReference, type Topic } from '../../reference/open'

/** A tap opens the rule of what it is on, if that has one; the legend leads there by keyboard. */
export function tapRule(event: MouseEvent): void {
  const rule = (event.target as Element).closest('[data-rule]')?.getAttribute('data-rule')?.split('/')
  if (rule) void openReference(rule[0] as Topic, rule[1] ?? '')
}
