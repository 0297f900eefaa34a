type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  // Buttons pressed before the script came, in turn: `index.html` collects them.
  var earlyPresses: HTMLButtonElement[] | undefined
}

const hasBox = (control: Element): control is HTMLInputElement =>
  control.matches('[type=checkbox], [type=radio]')

function isTouched(control: Control): boolean {
  // Of a group of radio buttons the chosen one was touched.
  if (hasBox(control) && control.type === 'radio') return control.checked && !control.defaultChecked
  if (hasBox(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
  return control.value !== first?.value
}

const NAMES = ['name', 'value', 'placeholder', 'aria-label']
const signatureOf = (element: Element) =>
  NAMES.map((name) => element.getAttribute(name)).join() + element.textContent

/** The element itself, or its like where the page was rendered anew. */
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
  // React hears of a change from what it set last: first of nothing, then of the value, which is set past its own setter.
  if (!(control instanceof HTMLSelectElement)) control.value = ''
  const owner = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(owner, 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Reads what was typed, ticked, chosen and pressed before the script came; what it returns does it again in the running page. */
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
