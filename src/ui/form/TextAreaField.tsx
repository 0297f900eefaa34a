import type { ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from './Field'
import { type FormField, useFormField } from './useFormField'

type Input = Pick<ComponentProps<'textarea'>, 'autoComplete' | 'placeholder' | 'readOnly' | 'rows'>

interface Props<Values extends FieldValues> extends FormField<Values>, Input {
  label: string
  hint?: string
  isRequired?: boolean
}

export function TextAreaField<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, onType, onLeave, limit, label, hint, isRequired, ...input } = props
  const { error, registered } = useFormField({ form, name, onType, onLeave, limit })
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={error}>
      {(control) => <textarea {...input} {...control} {...registered} />}
    </Field>
  )
}
