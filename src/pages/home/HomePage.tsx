import { BRAND, type PageHead } from '@/domain/site/pageHead'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { LaterSections, Sections } from '@/ui/message/SectionBoundary'
import { MainBanner } from './banner/MainBanner'
import { CareBand } from './CareBand'
import styles from './HomePage.module.css'
import { MenuPanel } from './MenuPanel'
import { PlanCards } from './plans/PlanCards'
import { QuickMenu } from './QuickMenu'
import { AppPromotion } from './sections/AppPromotion'
import { CoreValues } from './sections/CoreValues'
import { FeatureBlocks } from './sections/FeatureBlocks'
import { FeatureCards } from './sections/FeatureCards'
import { Testimonials } from './sections/Testimonials'

const homeHead: PageHead = {
  title: BRAND,
  description: '학교 앞에서 아지트까지, 방과 후 돌봄과 픽업을 한곳에서 예약하세요.',
}

/** Seven sections (specification 1, section 2). */
export function HomePage() {
  return (
    <Sections>
      <SectionsContainer isWide>
        <div className={`${styles.top} pt-4 stack-4`}>
          <Sections>
            <MainBanner />
            <MenuPanel />
          </Sections>
        </div>
        <LaterSections>
          <CareBand />
          <QuickMenu />
        </LaterSections>
      </SectionsContainer>
      <LaterSections>
        <CoreValues />
      </LaterSections>
      <PlanCards />
      <LaterSections>
        <FeatureBlocks />
        <AppPromotion />
        <FeatureCards />
        <Testimonials />
      </LaterSections>
    </Sections>
  )
}

export { HomePage as Component, homeHead as head }
