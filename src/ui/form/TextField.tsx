import type { ComponentProps } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { Field } from './Field'
import { type FormField, useFormField } from './useFormField'

type Input = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'className' | 'disabled' | 'inputMode' | 'max' | 'min' | 'placeholder'
>

/** Longer limits cut nothing off a pasted text (specification 8, section 0). */
const SHORT = 20

interface Props<Values extends FieldValues> extends FormField<Values>, Input {
  label: string
  hint?: string
  isRequired?: boolean
  unit?: string
  isCounted?: boolean
  /** No `number`: a mouse wheel would change it. */
  type?: 'text' | 'tel' | 'date' | 'datetime-local' | 'time'
}

export function TextField<Values extends FieldValues>(props: Props<Values>) {
  const { form, name, onType, onLeave, limit, isNew, ...shown } = props
  const { label, hint, isRequired, unit, isCounted, type = 'text', ...input } = shown
  const { error, registered } = useFormField({ form, name, onType, onLeave, limit, isNew })
  return (
    <Field
      label={label}
      hint={hint}
      isRequired={isRequired}
      error={error}
      end={isCounted ? <Count form={form} name={name} max={limit} /> : unit}
    >
      {(control) => (
        <input
          autoComplete="off"
          {...input}
          {...control}
          {...registered}
          type={type}
          maxLength={limit !== undefined && limit <= SHORT ? limit : undefined}
        />
      )}
    </Field>
  )
}

interface CountProps<Values extends FieldValues> extends Pick<FormField<Values>, 'form' | 'name'> {
  max: number | undefined
}

function Count<Values extends FieldValues>({ form, name, max }: CountProps<Values>) {
  const text: unknown = useWatch({ control: form.control, name })
  return <span>{`${typeof text === 'string' ? text.length : 0}/${max}`}</span>
}
