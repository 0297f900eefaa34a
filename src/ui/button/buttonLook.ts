/** How a button or a link that looks like one is painted. One `primary` a screen. */
export interface ButtonLook {
  /** primary: the one action · tonal: the second · line: neutral · ink: leaves the flow · text: quiet · danger: takes away */
  tone?: 'primary' | 'tonal' | 'line' | 'ink' | 'text' | 'danger'
  size?: 'large' | undefined
  isBlock?: boolean
}
