import { lazy, Suspense } from 'react'
import type { PageHead } from '@/domain/site/pageHead'
import { snackMenuQuery } from '@/features/snacks/queries'
import { useUrlState } from '@/platform/page/useUrlState'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Container } from '@/ui/layout/Container'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Tabs } from '@/ui/layout/Tabs'
import { Sections } from '@/ui/message/SectionBoundary'
import { LoadingEvent } from './LoadingEvent'
import { MenuTab } from './MenuTab'
import { specialSnackQuery } from './specialSnackQuery'

const SpecialTab = lazy(async () => ({ default: (await import('./SpecialTab')).SpecialTab }))

const snackHead: PageHead = {
  title: '간식',
  description: '기본 간식과 성장 간식, 특별 간식을 골라 보세요.',
}

/** `?tab=special`; anything else is the menu. */
export const snackTabOf = (named: string): SnackTab => (named === 'special' ? 'special' : 'menu')

export function SnackPage() {
  const url = useUrlState()
  const tab = snackTabOf(url.read('tab'))
  const { basic, growth, event } = useSnackReads(tab)
  const loading = (
    <Container>
      <LoadingEvent />
    </Container>
  )
  const special = (
    <Suspense fallback={loading}>
      <SpecialTab event={event} />
    </Suspense>
  )
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
        onChange={(next) => url.write({ tab: next === 'menu' ? undefined : next })}
        tabs={[
          { value: 'menu', label: '메뉴 안내', panel: <MenuTab basic={basic} growth={growth} /> },
          { value: 'special', label: '특별 간식 예약', panel: special },
        ]}
      />
    </Sections>
  )
}

type SnackTab = 'menu' | 'special'

/** A tab's reads start when it is first opened and stay. */
const useSnackReads = (tab: SnackTab) => ({
  basic: useRemoteRead(snackMenuQuery('basic'), tab === 'menu'),
  growth: useRemoteRead(snackMenuQuery('growth'), tab === 'menu'),
  event: useRemoteRead(specialSnackQuery(), tab === 'special'),
})

export { SnackPage as Component, snackHead as head }
