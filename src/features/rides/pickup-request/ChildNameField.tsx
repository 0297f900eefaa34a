import { useWatch } from 'react-hook-form'
import { MAX_TEXT_LENGTH } from '@/domain/rides/pickupRequest'
import { TextField } from '@/ui/form/TextField'
import styles from './PickupRequestForm.module.css'
import type { PickupRequest } from './usePickupRequest'

/** Typed, or chosen from the parent's children. */
export function ChildNameField({ request }: { request: PickupRequest }) {
  const { form, childNames } = request
  const childName = useWatch({ control: form.control, name: 'childName' })
  return (
    <div className={`${styles.child} stack-2 from-top`}>
      <TextField
        form={form}
        name="childName"
        label="자녀 이름"
        isRequired
        limit={MAX_TEXT_LENGTH}
        autoComplete="off"
        placeholder="김도담"
      />
      {childNames.length > 0 && (
        <ul className="wrap-2" aria-label="등록된 자녀">
          {childNames.map((name) => (
            <li key={name}>
              <button
                className={`${styles.suggestion} on-tonal pill text-14 bold`}
                type="button"
                aria-pressed={childName === name}
                onClick={() =>
                  form.setValue('childName', name, { shouldValidate: true, shouldTouch: true })
                }
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
