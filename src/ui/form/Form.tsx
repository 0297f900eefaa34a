import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'form'>, 'action' | 'method' | 'noValidate'>

/** Before the script runs a plain form would put its values into the address; method "dialog" sends nothing (HTML standard). */
export function Form(props: Props) {
  return <form noValidate method="dialog" {...props} />
}
