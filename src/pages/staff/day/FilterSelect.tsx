import { branchOptions } from '@/content/branches/branchNames'
import { CompactSelect } from '@/ui/form/CompactSelect'

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
    <CompactSelect
      aria-label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{all}</option>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </CompactSelect>
  )
}

const choices = branchOptions.map(({ id, name }) => [id, name] as const)

export const BranchFilter = (props: Pick<Props, 'value' | 'onChoose'>) => (
  <FilterSelect label="지점" all="전체 지점" options={choices} {...props} />
)
