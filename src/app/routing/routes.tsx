import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, type RouteObject, useLocation, useMatches, useNavigation } from 'react-router-dom'
import { documentTitle } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { siteOrigin } from '@/platform/env'
import { usePageReady, writeDocumentHead } from '@/platform/page/documentHead'
import { StorageNotice } from '../notices/StorageNotice'
import { RouteErrorScreen } from '../shell/ErrorScreen'
import { PlainLayout } from '../shell/PlainLayout'
import { PublicLayout } from '../shell/PublicLayout'
import { forgetReload } from '../shell/useReloadOnce'
import { useTheme } from '../shell/useTheme'
import { matchedPage } from './matchedPage'
import styles from './NavigationProgress.module.css'
import { interactivePage, memberPage, page, picturePage, textPage } from './page'
import { ScrollPositions } from './ScrollPositions'
import { useDeviceStores } from './useDeviceStores'

/** For all layouts: head, theme, focus and scroll position. */
function RootFrame() {
  useDocumentHead()
  useHeadingFocus()
  useDeviceStores()
  useTheme()

  return (
    <>
      <NavigationProgress />
      <Outlet />
      <StorageNotice />
      <ScrollPositions />
    </>
  )
}

/** Title, description, robots and canonical link of the deepest matched page. */
function useDocumentHead(): void {
  const { head, pathname } = matchedPage(useMatches()) ?? {}

  // Before other effects, so that the error screen can override it.
  useLayoutEffect(() => {
    if (!head || pathname === undefined) return
    writeDocumentHead({
      title: documentTitle(head.title),
      description: head.description,
      isIndexed: head.isIndexed !== false,
      canonicalUrl: siteOrigin() + (head.canonicalPath ?? pathname),
    })
  }, [head, pathname])
}

/** Focuses the page's heading after a client navigation to another path, as a page load would for screen readers. */
function useHeadingFocus(): void {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    const heading = document.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname])
}

const home = () => import('@/pages/home/HomePage')
const membership = () => import('@/pages/membership/MembershipPage')
const pickupStep = () => import('@/pages/pickup/PickupStepPage')

const pickupSteps = [
  paths.pickupChild,
  paths.pickupDate,
  paths.pickupTime,
  paths.pickupRoute,
  paths.pickupOptions,
  paths.pickupReview,
]

const homeRoutes: RouteObject[] = [
  page(paths.home, home, textPage),
  page(paths.services, home, { ...textPage, isUnlisted: true }),
]

const serviceRoutes: RouteObject[] = [
  page(paths.membership, membership, interactivePage),
  page(paths.membershipTimepass, membership, interactivePage),
  page(paths.membershipSubscription, membership, interactivePage),
  page(paths.membershipPrepaid, membership, interactivePage),
  page(paths.pickup, () => import('@/pages/pickup/PickupPage'), interactivePage),
  ...pickupSteps.map((path) => page(path, pickupStep)),
  page(paths.care, () => import('@/pages/care/CarePage'), interactivePage),
  page(paths.pickupApply, () => import('@/pages/pickup/PickupApplyPage'), interactivePage),
  page(paths.topup, () => import('@/pages/topup/TopupPage'), interactivePage),
  page(paths.topupPricing, () => import('@/pages/topup/TopupPricingPage'), interactivePage),
  page(paths.programs, () => import('@/pages/programs/ProgramsPage'), interactivePage),
  page(
    `${paths.programs}/:id`,
    () => import('@/pages/programs/detail/ProgramDetailPage'),
    picturePage,
  ),
  page(paths.snack, () => import('@/pages/snack/SnackPage'), interactivePage),
  page(paths.branches, () => import('@/pages/branches/BranchesPage'), picturePage),
  page(
    `/${paths.branchSuggest}`,
    () => import('@/pages/branches/suggest/BranchSuggestPage'),
    interactivePage,
  ),
  page(
    `${paths.branches}/:id`,
    () => import('@/pages/branches/detail/BranchDetailPage'),
    picturePage,
  ),
  page(paths.space, () => import('@/pages/space/SpacePage'), textPage),
]

const myRoutes: RouteObject[] = [
  page(paths.my, () => import('@/pages/my/home/MyPage'), memberPage),
  page(paths.myBookings, () => import('@/pages/my/bookings/MyBookingsPage'), memberPage),
  page(paths.myNotes, () => import('@/pages/my/notes/MyNotesPage'), memberPage),
  page(paths.myMemberships, () => import('@/pages/my/memberships/MyMembershipsPage'), memberPage),
  page(paths.myStatement, () => import('@/pages/my/statement/MyStatementPage'), memberPage),
  page(paths.myChildren, () => import('@/pages/my/children/MyChildrenPage'), memberPage),
  page(paths.myPlaces, () => import('@/pages/my/places/MyPlacesPage'), memberPage),
  page(paths.myFamily, () => import('@/pages/my/family/MyFamilyPage'), memberPage),
  page(paths.family, () => import('@/pages/family/FamilyPage'), memberPage),
  page(paths.staffJoin, () => import('@/pages/staff-join/StaffJoinPage'), memberPage),
  page(paths.myProfile, () => import('@/pages/my/profile/MyProfilePage'), memberPage),
]

/** Without header and footer. */
const accountRoutes: RouteObject[] = [
  page(paths.login, () => import('@/pages/login/LoginPage'), interactivePage),
  page(paths.signup, () => import('@/pages/signup/SignupPage'), interactivePage),
]

const infoRoutes: RouteObject[] = [
  page(paths.about, () => import('@/pages/info/about/AboutPage'), textPage),
  page(paths.aboutCare, () => import('@/pages/info/about/AboutCarePage'), textPage),
  page(paths.aboutTime, () => import('@/pages/info/about/AboutTimePage'), textPage),
  page(paths.aboutSafety, () => import('@/pages/info/about/AboutSafetyPage'), textPage),
  page(paths.more, () => import('@/pages/info/MorePage'), textPage),
  page(paths.supportReserve, () => import('@/pages/info/support/SupportReservePage'), textPage),
  page(paths.support, () => import('@/pages/info/support/SupportPage'), textPage),
  page(paths.notices, () => import('@/pages/info/notices/NoticesPage'), textPage),
  page(paths.faq, () => import('@/pages/info/support/FaqPage'), textPage),
  page(paths.terms, () => import('@/pages/info/legal/TermsPage'), textPage),
  page(paths.privacy, () => import('@/pages/info/legal/PrivacyPage'), textPage),
  page(paths.download, () => import('@/pages/info/DownloadPage'), textPage),
]

/** Specification 4, section 4. */
const staffRoutes: RouteObject[] = [
  page(paths.staff, () => import('@/pages/staff/today/StaffTodayPage')),
  page(paths.staffCare, () => import('@/pages/staff/care/StaffCarePage')),
  page(paths.staffOrders, () => import('@/pages/staff/orders/StaffOrdersPage')),
  page(paths.staffInbox, () => import('@/pages/staff/inbox/StaffInboxPage')),
  page(paths.staffPrograms, () => import('@/pages/staff/programs/StaffProgramsPage')),
  page(paths.staffFamilies, () => import('@/pages/staff/families/StaffFamiliesPage')),
  page(`${paths.staffFamilies}/:uid`, () => import('@/pages/staff/families/FamilyPage')),
  page(paths.staffReport, () => import('@/pages/staff/report/StaffReportPage')),
  page(paths.staffContent, () => import('@/pages/staff/content/StaffContentPage')),
  page(paths.staffPeople, () => import('@/pages/staff/people/StaffPeoplePage')),
  page(paths.staffSettings, () => import('@/pages/staff/settings/StaffSettingsPage')),
]

/** Pages within a layout; an error leaves header, menu and footer in place. */
const contained = (pages: RouteObject[]): RouteObject[] => [
  {
    errorElement: <RouteErrorScreen isInLayout />,
    children: [{ element: <PageFrame />, children: pages }],
  },
]

/** The route table (specifications 1, section 2, and 3, section 1). */
export const routes: RouteObject[] = [
  {
    element: <RootFrame />,
    errorElement: <RouteErrorScreen />,
    hydrateFallbackElement: <></>,
    children: [
      {
        element: <PublicLayout />,
        children: contained([...homeRoutes, ...infoRoutes, ...serviceRoutes, ...myRoutes]),
      },
      { element: <PlainLayout />, children: contained(accountRoutes) },
      { lazy: () => import('@/pages/staff/StaffLayout'), children: contained(staffRoutes) },
      // The last layout route, without a path or, so far, a page.
      { element: <PlainLayout /> },
    ],
  },
]

/** Once a page is shown, the next missing chunk may reload again. */
function PageFrame() {
  usePageReady()
  useEffect(forgetReload, [])
  return <Outlet />
}

/** Shown while the next page's code loads, after a delay. */
const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />
