import { type FieldPath, type FieldValues, type UseFormReturn, useFormState } from 'react-hook-form'

/** Which value of a form a field edits, and who wants to know. */
export interface FormField<Values extends FieldValues> {
  form: UseFormReturn<Values>
  name: FieldPath<Values>
  /** Hears what stands in the control after each change. */
  onType?: (text: string) => void
  onLeave?: () => void
}

/** Connects a control with a form's value: what to spread on the control, and what is wrong with the value. */
export function useFormField<Values extends FieldValues>(field: FormField<Values>) {
  const { form, name, onType, onLeave } = field
  const state = useFormState({ control: form.control, name, exact: true })
  const registered = form.register(name, {
    ...(onType && {
      onChange: ({ target }: { target: { value: string } }) => onType(target.value),
    }),
    ...(onLeave && { onBlur: onLeave }),
  })
  return {
    error: form.getFieldState(name, state).error?.message,
    // React leaves out `change` when a script (a password manager, say) has set the value, but never `input`.
    registered: { ...registered, onInput: registered.onChange },
  }
}
