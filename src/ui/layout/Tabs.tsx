import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { Elements } from '../elements'
import { SectionBoundary } from '../message/SectionBoundary'
import styles from './Tabs.module.css'

interface TabItem<Value extends string> {
  value: Value
  label: string
  panel: Elements
}

interface Props<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly TabItem<Value>[]
  /** The tab row keeps the reading width, the panels use the full width. */
  isAcross?: boolean
}

/** Arrow keys move, Enter or Space chooses. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  isAcross = false,
}: Props<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={onChange}>
      <BaseTabs.List className={styles.list} aria-label={label} data-across={isAcross || undefined}>
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} className={`${styles.tab} center`} value={tab.value}>
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} className={styles.panel} value={tab.value}>
          <SectionBoundary>{tab.panel}</SectionBoundary>
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
