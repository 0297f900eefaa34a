import { BRAND, type PageHead } from '@/domain/site/pageHead'
import { Sections } from '@/ui/SectionBoundary'
import { SectionsContainer } from '@/ui/SectionsContainer'
import { AppPromotion } from './AppPromotion'
import { CoreValues } from './CoreValues'
import { FeatureBlocks } from './FeatureBlocks'
import { FeatureCards } from './FeatureCards'
import styles from './HomePage.module.css'
import { MainBanner } from './MainBanner'
import { MenuPanel } from './MenuPanel'
import { PlanCards } from './PlanCards'
import { QuickMenu } from './QuickMenu'
import { Testimonials } from './Testimonials'

export const homeHead: PageHead = {
  title: BRAND,
  description: '학교 앞에서 아지트까지, 방과 후 돌봄과 픽업을 한곳에서 예약하세요.',
}

/** The home page's seven sections, in the order of specification 1, section 2. */
export function HomePage() {
  return (
    <Sections>
      <SectionsContainer isWide>
        <div className={styles.top}>
          <Sections>
            <MainBanner />
            <MenuPanel />
          </Sections>
        </div>
        <QuickMenu />
      </SectionsContainer>
      <CoreValues />
      <PlanCards />
      <FeatureBlocks />
      <AppPromotion />
      <FeatureCards />
      <Testimonials />
    </Sections>
  )
}

export { HomePage as Component, homeHead as head }
