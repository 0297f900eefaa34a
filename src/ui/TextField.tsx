import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from './Field'
import { type FormField, useFormField } from './useFormField'

type Input = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'className' | 'inputMode' | 'max' | 'maxLength' | 'min' | 'placeholder'
>

interface Props<Values extends FieldValues> extends FormField<Values>, Input {
  label: string
  hint?: string
  isRequired?: boolean
  type?: 'text' | 'tel' | 'number' | 'date' | 'datetime-local'
}

/** A line of text, a number or a date of a form. */
export function TextField<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, onType, onLeave, isNew, ...shown } = props
  const { label, hint, isRequired, type = 'text', ...input } = shown
  const { error, registered } = useFormField({ form, name, onType, onLeave, isNew })
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={error}>
      {(control) => <input {...input} {...control} {...registered} type={type} />}
    </Field>
  )
}
