import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field } from './Field'
import { type FormField, useFormField } from './useFormField'

interface Props<Values extends FieldValues> extends Pick<FormField<Values>, 'form' | 'name'> {
  label: string
  children: ReactNode
}

export function SelectField<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, label, children } = props
  const { error, registered } = useFormField({ form, name })
  return (
    <Field label={label} error={error}>
      {(control) => (
        // Otherwise react-hook-form takes the first option for a value set before its form was ready.
        <select {...control} {...registered} defaultValue={String(form.getValues(name))}>
          {children}
        </select>
      )}
    </Field>
  )
}
