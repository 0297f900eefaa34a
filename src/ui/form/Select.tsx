import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field'

interface Props
  extends Omit<FieldProps, 'end' | 'children'>,
    Pick<ComponentProps<'select'>, 'ref' | 'disabled' | 'onBlur' | 'children'> {
  value: string | number
  onChoose: (value: string) => void
}

/** A choice that takes effect at once; in a form it is a `SelectField`. */
export function Select({ ref, disabled, onBlur, value, onChoose, children, ...field }: Props) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          ref={ref}
          disabled={disabled}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
          onBlur={onBlur}
        >
          {children}
        </select>
      )}
    </Field>
  )
}

/** Of a select: what has a name is chosen by its id. */
export const NamedOptions = ({ of }: { of: readonly { id: string; name: string }[] }) =>
  of.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ))
