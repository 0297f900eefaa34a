type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

declare global {
  interface Window {
    /** Buttons pressed before the script came, in turn: `index.html` collects them. */
    earlyPresses?: HTMLButtonElement[] | undefined
  }
}

const hasBox = (control: Element): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

function isTouched(control: Control): boolean {
  // Of a group of radio buttons the chosen one was touched.
  if (hasBox(control) && control.type === 'radio') return control.checked && !control.defaultChecked
  if (hasBox(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const first = [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
  return control.value !== first?.value
}

const signatureOf = (element: Element) =>
  ['name', 'value', 'placeholder', 'aria-label'].map((name) => element.getAttribute(name)).join() +
  element.textContent

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

/**
 * Reads what a parent typed, ticked, chose and pressed before the script came, right before the site takes the page over.
 * @returns what does all of it again in the running page. Disclosures stay open by themselves.
 */
export function readEarlyTouches(container: Element): (page: Element) => void {
  const controls = [...container.querySelectorAll<Control>('input, textarea, select')]
    .filter(isTouched)
    .map((control) => [control, control.value, hasBox(control) && control.checked] as const)
  const presses = window.earlyPresses ?? []
  window.earlyPresses = undefined
  return (page) => {
    for (const [control, value, isChecked] of controls) {
      const running = inPage(control, page)
      if (running) enter(running, value, isChecked)
    }
    for (const button of presses) inPage(button, page)?.click()
  }
}
