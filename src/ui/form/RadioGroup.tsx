import { useId } from 'react'
import styles from './RadioGroup.module.css'
import { RadioRow } from './RadioRow'

interface Props<Value extends string> {
  label: string
  options: readonly (readonly [value: Value, label: string])[]
  value: Value
  onChoose: (value: Value) => void
}

/** A few choices side by side under their common name. */
export function RadioGroup<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChoose } = props
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={`${id}-legend`}>
      <p className="mb-2 text-14 semibold" id={`${id}-legend`}>
        {label}
      </p>
      <div className={`${styles.choices} grid gap-2`}>
        {options.map(([each, name]) => (
          <RadioRow
            key={each}
            name={id}
            value={each}
            label={name}
            checked={each === value}
            onChange={() => onChoose(each)}
          />
        ))}
      </div>
    </div>
  )
}
