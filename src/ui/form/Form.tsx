import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'action' | 'method' | 'noValidate'>

/**
 * A form that only scripts handle. Pressed before they run, on a slow phone, a plain form would write what was typed into the
 * address and send it to the host; a form of method "dialog" that stands in no dialog sends nothing and keeps its
 * texts (HTML standard, form submission).
 */
export function Form(props: Props) {
  return <form noValidate method="dialog" {...props} />
}
