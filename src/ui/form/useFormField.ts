import {
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useFormState,
  useWatch,
} from 'react-hook-form'
import { acceptWithin } from '@/domain/text/textLimit'

export interface FormField<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  onType?: (text: string) => void
  onLeave?: () => void
  /** In UTF-16 units; said at once of a longer text, which stays whole. */
  limit?: number | undefined
  /** Its error is shown only after blur. */
  isNew?: boolean
}

/** Connects a control with a form value: props for the control, and the error. */
export function useFormField<Values extends FieldValues>(field: FormField<Values>) {
  const { form, name, onType, onLeave, limit, isNew = false } = field
  const state = useFormState({ control: form.control, name, exact: true })
  const registered = form.register(name, {
    ...(onType && {
      onChange: ({ target }: { target: { value: string } }) => onType(target.value),
    }),
    ...(onLeave && { onBlur: onLeave }),
  })
  const text: unknown = useWatch({ control: form.control, name, disabled: limit === undefined })
  const length = typeof text === 'string' && limit !== undefined && acceptWithin(text, limit)
  const { error, isTouched } = form.getFieldState(name, state)
  const known = isNew && !isTouched ? undefined : error?.message
  return {
    error: length && !length.ok ? length.reason : known,
    // React drops `change`, but not `input`, when a script such as a password manager sets the value.
    registered: { ...registered, onInput: registered.onChange },
  }
}
