/** Use one `primary` per screen. */
export interface ButtonLook {
  /** primary: main action · tonal: second · line: neutral · ink: leaves the flow · text: quiet · danger: deletes */
  tone?: 'primary' | 'tonal' | 'line' | 'ink' | 'text' | 'danger'
  size?: 'large' | undefined
  isBlock?: boolean
}
