import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Link, Outlet, useLocation } from 'react-router-dom'
import { company } from '@/content/company'
import { paths } from '@/domain/site/paths'
import { accountKey } from '@/remote/accountQuery'
import { useShownFamily } from '@/stores/shownFamily'
import { useSignInMark } from '@/stores/signInMark'
import { BrandMark } from '@/ui/BrandMark'
import { PageNoteContext } from '@/ui/layout/PageNote'
import { LaterSections, Sections } from '@/ui/message/SectionBoundary'
import { AccountLinks } from './AccountLinks'
import { Footer } from './footer/Footer'
import { comparablePath, isWithin, mainMenuFor, myMenuFor } from './menus'
import { SkipLink } from './PlainLayout'
import styles from './PublicLayout.module.css'

/** Another family is another page: nothing of one stands a moment on the screen of the other. */
export function PublicLayout() {
  const { pathname } = useLocation()
  const myLinks = myMenuFor(pathname)
  const familyUid = useShownFamilyUid(pathname)
  return (
    <div className={`${styles.layout} flex flex-column`}>
      <Sections>
        <SkipLink />
        <Header />
        {myLinks.length > 0 && <MenuRow label="내 메뉴" links={myLinks} variant="page" />}
        <ScallopBackground />
        <main id="main" className="grow">
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
    <div className={`${styles.band} screen-only clip`} aria-hidden="true" data-testid="scallop">
      <div className={styles.row} data-animated="true" />
      <div className={styles.row} data-animated="false" />
    </div>
  )
}

/** Members only, and of them those who may share a family. */
const FamilyHead = lazy(async () => ({
  default: (await import('@/features/account/family/FamilyHead')).FamilyHead,
}))

const familyPages = [
  ...[paths.my, paths.care, paths.pickup, paths.programs],
  ...[paths.membership, paths.topup, paths.topupPricing, paths.snack],
]
/** Of the account itself. */
const ownPages: readonly string[] = [paths.myProfile, paths.myFamily]

const isOfFamily = (path: string): boolean =>
  !ownPages.includes(path) && familyPages.some((base) => isWithin(base)(path))

/** `path` in lower case, without a slash at its end. */
function FamilyNote({ path }: { path: string }) {
  const mark = useSignInMark((state) => state.mark)
  const shown = useShownFamily((state) => state.shown)
  const isOwn = shown !== null && shown.familyUid === shown.ownUid && !shown.isPutOut
  const canChoose = path === paths.my
  if (!mark || mark.hasEnded || !isOfFamily(path) || (isOwn && !canChoose)) return null
  return (
    <Suspense>
      <FamilyHead canChoose={canChoose} />
    </Suspense>
  )
}

/** Specifications 1 and 4, section 2. */
function Header() {
  const { pathname } = useLocation()
  return (
    <header className={`${styles.header} screen-only`}>
      <div className={`${styles.content} wrap spread`}>
        <Link
          className={`${styles.brand} gap-10px min-h-56 inline-flex middle text-18 extrabold tight nowrap`}
          to={paths.home}
        >
          <BrandMark className={styles.mark} />
          <span>{company.brand}</span>
        </Link>
        <AccountLinks />
        <div className={`${styles.menu} min-0`}>
          <MenuRow label="주 메뉴" links={mainMenuFor(pathname)} variant="header" />
        </div>
      </div>
    </header>
  )
}

/** Of the family of others that is shown; empty for one's own family. Forgets what was read of one that is left, and a message of the page before. */
function useShownFamilyUid(pathname: string): string {
  const client = useQueryClient()
  const shown = useShownFamily((state) => state.shown)
  const familyUid = shown && shown.familyUid !== shown.ownUid ? shown.familyUid : ''
  const before = useRef({ familyUid, pathname })

  useEffect(() => {
    const left = before.current
    before.current = { familyUid, pathname }
    if (left.familyUid && left.familyUid !== familyUid)
      client.removeQueries({ queryKey: accountKey(left.familyUid) })
    const { shown: current, show } = useShownFamily.getState()
    if (left.pathname !== pathname && current?.isPutOut) show({ ...current, isPutOut: false })
  }, [client, familyUid, pathname])
  return familyUid
}

interface Props {
  label: string
  links: readonly { to: string; label: string; isActive: boolean }[]
  variant: 'header' | 'page'
}

/** Links with the current one underlined; scrolls sideways. */
function MenuRow({ label, links, variant }: Props) {
  return (
    <nav className={`${styles.menuRow} screen-only`} data-variant={variant} aria-label={label}>
      <ul className={`${styles.list} flex`}>
        {links.map(({ to, label: text, isActive }) => (
          <li key={to} className={`${styles.item} grow`}>
            <Link
              className={`${styles.link} min-h-44 center relative text-14 semibold nowrap`}
              to={to}
              aria-current={isActive ? 'page' : undefined}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
