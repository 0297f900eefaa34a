import type { PickupRequestEntry } from '@/domain/pickupRequest'
import type { PickupRequest } from './usePickupRequest'

/**
 * Connects a control with the form. React leaves out `change` when a script (a password manager, say) has set the
 * value, but never `input`, so the form listens to both.
 */
export function registerField(
  { form }: PickupRequest,
  name: keyof PickupRequestEntry,
  onBlur?: () => void,
) {
  const field = form.register(name, onBlur && { onBlur })
  return { ...field, onInput: field.onChange }
}
