import type { PageHead } from '@/domain/site/pageHead'
import { PageIntro } from '@/ui/PageIntro'
import { Sections } from '@/ui/SectionBoundary'
import { Tabs } from '@/ui/Tabs'
import { MenuTab } from './MenuTab'
import { SpecialTab } from './SpecialTab'
import { useSnackReads } from './useSnackReads'
import { useSnackTab } from './useSnackTab'

export const snackHead: PageHead = {
  title: '간식',
  description: '기본 간식과 성장 간식, 특별 간식을 골라 보세요.',
}

export function SnackPage() {
  const [tab, setTab] = useSnackTab()
  const { basic, growth, event } = useSnackReads(tab)
  return (
    <Sections>
      <PageIntro
        title="오늘은 어떤 간식이 좋을까요?"
        lead="아지트에 도착하면 선생님이 바로 챙겨 줘요."
      />
      <Tabs
        isAcross
        label="간식"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'menu', label: '메뉴 안내', panel: <MenuTab basic={basic} growth={growth} /> },
          { value: 'special', label: '특별 간식 예약', panel: <SpecialTab event={event} /> },
        ]}
      />
    </Sections>
  )
}

export { SnackPage as Component, snackHead as head }
