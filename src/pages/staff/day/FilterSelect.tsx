import { branchOptions } from '@/content/branches/branchNames'
import styles from './FilterSelect.module.css'

interface Props {
  label: string
  /** The option without a filter (empty value). */
  all: string
  options: readonly (readonly [value: string, label: string])[]
  value: string
  onChoose: (value: string) => void
}

export function FilterSelect({ label, all, options, value, onChoose }: Props) {
  return (
    <div className={styles.choice}>
      <select aria-label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{all}</option>
        {options.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

const choices = branchOptions.map(({ id, name }) => [id, name] as const)

export const BranchFilter = (props: Pick<Props, 'value' | 'onChoose'>) => (
  <FilterSelect label="지점" all="전체 지점" options={choices} {...props} />
)
