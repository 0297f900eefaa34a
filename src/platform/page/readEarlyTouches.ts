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

const SIGNATURE_ATTRIBUTES = ['name', 'value', 'placeholder', 'aria-label']
const signatureOf = (element: Element) =>
  SIGNATURE_ATTRIBUTES.map((name) => element.getAttribute(name)).join() + element.textContent

/** The element itself, or the matching one if the page was rendered anew. */
const inPage = <Kind extends Element>(element: Kind, page: Element): Kind | undefined =>
  element.isConnected
    ? element
    : [...page.querySelectorAll<Kind>(element.localName)].find(
        (other) => signatureOf(other) === signatureOf(element),
      )

function enter(control: Control, value: string, isChecked: boolean): void {
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
export function readEarlyTouches(container: Element): (page: Element) => void {
  const controls = [...container.querySelectorAll<Control>('input, textarea, select')]
    .filter(isTouched)
    .map((control) => [control, control.value, hasBox(control) && control.checked] as const)
  const presses = globalThis.earlyPresses ?? []
  globalThis.earlyPresses = undefined
  return (page) => {
    for (const [control, value, isChecked] of controls) {
      const running = inPage(control, page)
      if (running) enter(running, value, isChecked)
    }
    for (const button of presses) inPage(button, page)?.click()
  }
}
