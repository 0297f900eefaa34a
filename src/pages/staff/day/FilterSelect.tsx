import { isListed } from '@/domain/places/branch'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useStaffBranch } from '@/stores/staffBranch'
import { CompactSelect } from '@/ui/form/CompactSelect'
import { useStaffMember } from '../StaffMemberContext'

interface Props {
  label: string
  /** The option without a filter (empty value). */
  all?: string
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
      {all !== undefined && <option value="">{all}</option>}
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </CompactSelect>
  )
}

/** An owner chooses among all branches; a teacher of several branches among these, of one not at all. */
export function BranchFilter(props: Pick<Props, 'value' | 'onChoose'>) {
  const staff = useStaffMember()
  const branches = useBranchContacts()
  if (staff.role === 'owner') {
    const choices = branches.filter(isListed).map(({ id, name }) => [id, name] as const)
    return <FilterSelect label="지점" all="전체 지점" options={choices} {...props} />
  }
  if (staff.branchIds.length < 2) return null
  const nameOf = (id: string) => branches.find((branch) => branch.id === id)?.name ?? id
  const own = staff.branchIds.map((id) => [id, nameOf(id)] as const)
  return <FilterSelect label="지점" options={own} {...props} />
}

/** Where owners see everything and a teacher one branch. */
export function TeacherBranch() {
  const { at } = useStaffMember()
  const { choose } = useStaffBranch()
  return at === undefined ? null : <BranchFilter value={at} onChoose={choose} />
}
