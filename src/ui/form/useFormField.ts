import { type FieldPath, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'

/** Which value of a form a field edits, and who wants to know. */
export interface FormField<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  /** Hears what stands in the control after each change. */
  onType?: (text: string) => void
  onLeave?: () => void
  /** Nobody has been asked for it yet: what is wrong with it is said once it was left. */
  isNew?: boolean
}

/** Connects a control with a form's value: what to spread on the control, and what is wrong with the value. */
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
    // React leaves out `change` when a script (a password manager, say) has set the value, but never `input`.
    registered: { ...registered, onInput: registered.onChange },
  }
}
