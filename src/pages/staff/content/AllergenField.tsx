import { Controller, type UseFormReturn } from 'react-hook-form'
import type { ContentEntry } from '@/domain/content/siteContent'
import { allergenName, allergenNumbers } from '@/domain/snacks/allergens'
import { Checkbox } from '@/ui/form/Checkbox'
import styles from './ContentForm.module.css'

export const AllergenField = ({ form }: { form: UseFormReturn<ContentEntry> }) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>알레르기</legend>
    <Controller
      control={form.control}
      name="allergens"
      render={({ field: { value, onChange } }) => (
        <div className={`${styles.allergens} grid`}>
          {allergenNumbers.map((number) => (
            <Checkbox
              key={number}
              label={allergenName(number)}
              checked={value.includes(number)}
              onChange={({ target }) =>
                onChange(
                  allergenNumbers.filter((one) =>
                    one === number ? target.checked : value.includes(one),
                  ),
                )
              }
            />
          ))}
        </div>
      )}
    />
  </fieldset>
)
