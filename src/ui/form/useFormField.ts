import { type FieldPath, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'

export interface FormField<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  onType?: (text: string) => void
  onLeave?: () => void
  /** Its error is shown only after blur. */
  isNew?: boolean
}

/** Connects a control with a form value: props for the control, and the error. */
export function useFormField<Values extends FieldValues>(field: FormField<Values>) {
  const { form, name, onType, onLeave, isNew = false } = field
  const state = useFormState({ control: form.control, name, exact: true })
  const registered = form.register(name, {
    ...(onType && {
      onChange: ({ target }: { target: { value: string } }) => onType(target.value),
    }),
    ...(onLeave && { onBlur: onLeave }),
  })
  const { error, isTouched } = form.getFieldState(name, state)
  return {
    error: isNew && !isTouched ? undefined : error?.message,
    // React drops `change`, but not `input`, when a script such as a password manager sets the value.
    registered: { ...registered, onInput: registered.onChange },
  }
}
