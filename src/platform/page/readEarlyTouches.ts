type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  // Collected by `index.html`: buttons pressed before the script ran.
  var earlyPresses: HTMLButtonElement[] | undefined
}

const hasBox = (control: Element): control is HTMLInputElement =>
  control.matches('[type=checkbox], [type=radio]')

function isTouched(control: Control): boolean {
  // Only the newly checked radio button of a group counts.
  if (hasBox(control) && control.type === 'radio') return control.checked && !control.defaultChecked
  if (hasBox(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
  return control.value !== first?.value
}

function enter(control: Control, value: string, isChecked: boolean): void {
  // React takes over a later section at once for an event like this one, to which nobody listens.
  control.dispatchEvent(new Event('auxclick', { bubbles: true }))
  if (hasBox(control)) {
    control.checked = !isChecked
    control.click()
    return
  }
  // React compares with its last value, so the value is set with the prototype's setter.
  if (!(control instanceof HTMLSelectElement)) control.value = ''
  const owner = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Reads input and presses made before hydration; the result replays them. */
export function readEarlyTouches(container: Element): () => void {
  const controls = [...container.querySelectorAll<Control>('input, textarea, select')]
    .filter(isTouched)
    .map((control) => [control, control.value, hasBox(control) && control.checked] as const)
  const presses = globalThis.earlyPresses ?? []
  globalThis.earlyPresses = undefined
  return () => {
    for (const touch of controls) enter(...touch)
    for (const button of presses) button.click()
  }
}
