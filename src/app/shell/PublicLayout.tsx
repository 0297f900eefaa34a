import { Outlet, useLocation } from 'react-router-dom'
import { PageNoteContext } from '@/ui/layout/PageNote'
import { LaterSections, Sections } from '@/ui/message/SectionBoundary'
import { FamilyNote } from './FamilyNote'
import { Footer } from './footer/Footer'
import { Header } from './Header'
import { MenuRow } from './MenuRow'
import { comparablePath, myMenuFor } from './menus'
import styles from './PublicLayout.module.css'
import { SkipLink } from './SkipLink'
import { useShownFamilyUid } from './useShownFamilyUid'

/** Another family is another page: nothing of one stands a moment on the screen of the other. */
export function PublicLayout() {
  const { pathname } = useLocation()
  const myLinks = myMenuFor(pathname)
  const familyUid = useShownFamilyUid(pathname)
  return (
    <div className={styles.layout}>
      <Sections>
        <SkipLink />
        <Header />
        {myLinks.length > 0 && <MenuRow label="내 메뉴" links={myLinks} variant="page" />}
        <ScallopBackground />
        <main id="main" className={styles.main}>
          <PageNoteContext value={<FamilyNote path={comparablePath(pathname)} />}>
            <Outlet key={familyUid} />
          </PageNoteContext>
        </main>
        <LaterSections>
          <Footer />
        </LaterSections>
      </Sections>
    </div>
  )
}

/** Decorative scallops (radius 130, height 520) that sway in 5 s; still with reduced motion. */
function ScallopBackground() {
  return (
    <div className={styles.band} aria-hidden="true" data-testid="scallop">
      <div className={styles.row} data-animated="true" />
      <div className={styles.row} data-animated="false" />
    </div>
  )
}
