import { useUrlState } from '@/platform/page/useUrlState'
import { Tabs } from '@/ui/layout/Tabs'
import { useListHeading } from '../managed/ListHead'
import { staffHead } from '../staffHead'
import { BranchesTab } from './branches/BranchesTab'
import { EditedBranch } from './branches/BranchForm'
import { ClosuresTab } from './closures/ClosuresTab'
import { FaresTab } from './fares/FaresTab'
import { PricesTab } from './prices/PricesTab'

const staffSettingsHead = staffHead('설정')

const tabs = [
  { value: 'fares', label: '요금', panel: <FaresTab /> },
  { value: 'prices', label: '이용권', panel: <PricesTab /> },
  { value: 'closures', label: '휴무일', panel: <ClosuresTab /> },
  { value: 'branches', label: '지점', panel: <BranchesTab /> },
] as const
type SettingsTab = (typeof tabs)[number]['value']

const [first] = tabs

/** What the agit decides by itself (specification 7, sections 1 to 3). */
export function StaffSettingsPage() {
  const { params, read, write } = useUrlState()
  const named = read('tab')
  const shown = tabs.find(({ value }) => value === named) ?? first
  const show = (tab: SettingsTab) => write({ tab: tab === first.value ? undefined : tab })
  const edited = shown.value === 'branches' ? params.get('edit') : null
  const heading = useListHeading(edited !== null)
  if (edited !== null)
    return (
      <div className="stack-3 one-column">
        <EditedBranch
          key={edited}
          id={edited}
          onClose={() => write({ edit: undefined }, { isStep: true })}
        />
      </div>
    )
  return (
    <div className="stack-4">
      <h1 {...heading}>설정</h1>
      <Tabs label="설정" value={shown.value} onChange={show} tabs={tabs} />
    </div>
  )
}

export { StaffSettingsPage as Component, staffSettingsHead as head }
