type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** A control that a parent changed while the page had no script yet, and its text or choice. */
export interface CapturedInput {
  control: Control
  value: string
  isChecked: boolean
}

const hasBox = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const first =
      [...control.options].find((option) => option.defaultSelected) ?? control.options[0]
    return control.value !== first?.value
  }
  if (hasBox(control)) return control.checked && !control.defaultChecked
  return control.value !== control.defaultValue
}

/** Everything on a page that can be typed into, ticked or chosen. */
export const controlsOf = (page: Element): Control[] => [
  ...page.querySelectorAll<Control>('input, textarea, select'),
]

/** What stands in the page's controls beyond what its HTML says. Asked before the site takes the page over. */
export const captureInput = (page: Element): CapturedInput[] =>
  controlsOf(page)
    .filter(isChanged)
    .map((control) => ({
      control,
      value: control.value,
      isChecked: hasBox(control) && control.checked,
    }))
