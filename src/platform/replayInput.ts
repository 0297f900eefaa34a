import { type CapturedInput, controlsOf } from './captureInput'

/** Sets a value past whatever watches the element's own property, as typing does. */
function typeInto(control: CapturedInput['control'], value: string): void {
  const owner = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(control, value)
}

/** The same control, or its like where the page has been rendered anew. */
const likeOf = (
  { control }: CapturedInput,
  page: Element,
): CapturedInput['control'] | undefined => {
  if (control.isConnected) return control
  return controlsOf(page).find(
    (other) =>
      other.tagName === control.tagName &&
      (control.id ? other.id === control.id : other.name !== '' && other.name === control.name) &&
      other.getAttribute('value') === control.getAttribute('value'),
  )
}

/**
 * Types again what a parent typed before the script had come, so that the running page learns of it: as an input would, so
 * that forms and their checks take it like any other.
 */
export function replayInput(typed: readonly CapturedInput[], page: Element): void {
  for (const entry of typed) {
    const control = likeOf(entry, page)
    if (!control) continue
    if (entry.isChecked) {
      // A box that already looks ticked would be unticked by a click.
      if (control instanceof HTMLInputElement) control.checked = false
      control.click()
      continue
    }
    // The site believes that the field holds what its HTML said; only a difference to that is news.
    control.value = control instanceof HTMLSelectElement ? control.value : ''
    typeInto(control, entry.value)
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
