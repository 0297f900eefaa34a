import type { RouteObject } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { RouteErrorScreen } from './ErrorScreen'
import { lazyPage } from './lazyPage'
import { PlainLayout } from './PlainLayout'
import { PublicLayout } from './PublicLayout'
import { RootFrame } from './RootFrame'

const home = lazyPage(() =>
  import('@/pages/home/HomePage').then((m) => ({ Component: m.HomePage, head: m.homeHead })),
)
const membership = lazyPage(() =>
  import('@/pages/membership/MembershipPage').then((m) => ({
    Component: m.MembershipPage,
    head: m.membershipHead,
  })),
)
const pickupStep = lazyPage(() =>
  import('@/pages/pickup/PickupStepPage').then((m) => ({
    Component: m.PickupStepPage,
    head: m.pickupStepHead,
  })),
)

/** Pages between header and footer. */
const publicPages: RouteObject[] = [
  { path: paths.home, lazy: home },
  { path: paths.services, lazy: home },
  { path: paths.membership, lazy: membership },
  { path: paths.membershipTimepass, lazy: membership },
  { path: paths.membershipSubscription, lazy: membership },
  { path: paths.membershipPrepaid, lazy: membership },
  {
    path: paths.pickup,
    children: [
      {
        index: true,
        lazy: lazyPage(() =>
          import('@/pages/pickup/PickupPage').then((m) => ({
            Component: m.PickupPage,
            head: m.pickupHead,
          })),
        ),
      },
      ...[
        paths.pickupChild,
        paths.pickupDate,
        paths.pickupTime,
        paths.pickupRoute,
        paths.pickupOptions,
        paths.pickupReview,
      ].map((path) => ({ path, lazy: pickupStep })),
    ],
  },
  {
    path: paths.pickupApply,
    lazy: lazyPage(() =>
      import('@/pages/pickup/PickupApplyPage').then((m) => ({
        Component: m.PickupApplyPage,
        head: m.pickupApplyHead,
      })),
    ),
  },
  {
    path: paths.topup,
    lazy: lazyPage(() =>
      import('@/pages/topup/TopupPage').then((m) => ({
        Component: m.TopupPage,
        head: m.topupHead,
      })),
    ),
  },
  {
    path: paths.topupPricing,
    lazy: lazyPage(() =>
      import('@/pages/topup/TopupPricingPage').then((m) => ({
        Component: m.TopupPricingPage,
        head: m.topupPricingHead,
      })),
    ),
  },
  {
    path: paths.programs,
    lazy: lazyPage(() =>
      import('@/pages/programs/ProgramsPage').then((m) => ({
        Component: m.ProgramsPage,
        head: m.programsHead,
      })),
    ),
  },
  {
    path: `${paths.programs}/:id`,
    lazy: lazyPage(() =>
      import('@/pages/programs/ProgramDetailPage').then((m) => ({
        Component: m.ProgramDetailPage,
        head: m.programDetailHead,
      })),
    ),
  },
  {
    path: paths.snack,
    lazy: lazyPage(() =>
      import('@/pages/snack/SnackPage').then((m) => ({
        Component: m.SnackPage,
        head: m.snackHead,
      })),
    ),
  },
  {
    path: paths.branches,
    lazy: lazyPage(() =>
      import('@/pages/branches/BranchesPage').then((m) => ({
        Component: m.BranchesPage,
        head: m.branchesHead,
      })),
    ),
  },
  {
    path: `/${paths.branchSuggest}`,
    lazy: lazyPage(() =>
      import('@/pages/branches/BranchSuggestPage').then((m) => ({
        Component: m.BranchSuggestPage,
        head: m.branchSuggestHead,
      })),
    ),
  },
  {
    path: `${paths.branches}/:id`,
    lazy: lazyPage(() =>
      import('@/pages/branches/BranchDetailPage').then((m) => ({
        Component: m.BranchDetailPage,
        head: m.branchDetailHead,
      })),
    ),
  },
  {
    path: paths.space,
    lazy: lazyPage(() =>
      import('@/pages/space/SpacePage').then((m) => ({
        Component: m.SpacePage,
        head: m.spaceHead,
      })),
    ),
  },
  {
    path: paths.about,
    lazy: lazyPage(() =>
      import('@/pages/info/AboutPage').then((m) => ({ Component: m.AboutPage, head: m.aboutHead })),
    ),
  },
  {
    path: paths.aboutCare,
    lazy: lazyPage(() =>
      import('@/pages/info/AboutCarePage').then((m) => ({
        Component: m.AboutCarePage,
        head: m.aboutCareHead,
      })),
    ),
  },
  {
    path: paths.aboutTime,
    lazy: lazyPage(() =>
      import('@/pages/info/AboutTimePage').then((m) => ({
        Component: m.AboutTimePage,
        head: m.aboutTimeHead,
      })),
    ),
  },
  {
    path: paths.aboutSafety,
    lazy: lazyPage(() =>
      import('@/pages/info/AboutSafetyPage').then((m) => ({
        Component: m.AboutSafetyPage,
        head: m.aboutSafetyHead,
      })),
    ),
  },
  {
    path: paths.more,
    lazy: lazyPage(() =>
      import('@/pages/info/MorePage').then((m) => ({ Component: m.MorePage, head: m.moreHead })),
    ),
  },
  {
    path: paths.supportReserve,
    lazy: lazyPage(() =>
      import('@/pages/info/SupportReservePage').then((m) => ({
        Component: m.SupportReservePage,
        head: m.supportReserveHead,
      })),
    ),
  },
  {
    path: paths.support,
    lazy: lazyPage(() =>
      import('@/pages/info/SupportPage').then((m) => ({
        Component: m.SupportPage,
        head: m.supportHead,
      })),
    ),
  },
  {
    path: paths.notices,
    lazy: lazyPage(() =>
      import('@/pages/info/NoticesPage').then((m) => ({
        Component: m.NoticesPage,
        head: m.noticesHead,
      })),
    ),
  },
  {
    path: paths.faq,
    lazy: lazyPage(() =>
      import('@/pages/info/FaqPage').then((m) => ({ Component: m.FaqPage, head: m.faqHead })),
    ),
  },
  {
    path: paths.terms,
    lazy: lazyPage(() =>
      import('@/pages/info/TermsPage').then((m) => ({ Component: m.TermsPage, head: m.termsHead })),
    ),
  },
  {
    path: paths.privacy,
    lazy: lazyPage(() =>
      import('@/pages/info/PrivacyPage').then((m) => ({
        Component: m.PrivacyPage,
        head: m.privacyHead,
      })),
    ),
  },
  {
    path: paths.download,
    lazy: lazyPage(() =>
      import('@/pages/info/DownloadPage').then((m) => ({
        Component: m.DownloadPage,
        head: m.downloadHead,
      })),
    ),
  },
  {
    path: paths.my,
    lazy: lazyPage(() =>
      import('@/pages/my/MyPage').then((m) => ({ Component: m.MyPage, head: m.myHead })),
    ),
  },
  {
    path: paths.myBookings,
    lazy: lazyPage(() =>
      import('@/pages/my/MyBookingsPage').then((m) => ({
        Component: m.MyBookingsPage,
        head: m.myBookingsHead,
      })),
    ),
  },
  {
    path: paths.myMemberships,
    lazy: lazyPage(() =>
      import('@/pages/my/MyMembershipsPage').then((m) => ({
        Component: m.MyMembershipsPage,
        head: m.myMembershipsHead,
      })),
    ),
  },
  {
    path: paths.myChildren,
    lazy: lazyPage(() =>
      import('@/pages/my/MyChildrenPage').then((m) => ({
        Component: m.MyChildrenPage,
        head: m.myChildrenHead,
      })),
    ),
  },
  {
    path: paths.myProfile,
    lazy: lazyPage(() =>
      import('@/pages/my/MyProfilePage').then((m) => ({
        Component: m.MyProfilePage,
        head: m.myProfileHead,
      })),
    ),
  },
]

/** Pages with nothing around them. */
const plainPages: RouteObject[] = [
  {
    path: paths.login,
    lazy: lazyPage(() =>
      import('@/pages/login/LoginPage').then((m) => ({
        Component: m.LoginPage,
        head: m.loginHead,
      })),
    ),
  },
  {
    path: paths.signup,
    lazy: lazyPage(() =>
      import('@/pages/signup/SignupPage').then((m) => ({
        Component: m.SignupPage,
        head: m.signupHead,
      })),
    ),
  },
]

/** The whole route table (specification 1, section 2; decisions, section 1). */
export const routes: RouteObject[] = [
  {
    element: <RootFrame />,
    errorElement: <RouteErrorScreen />,
    HydrateFallback: () => null,
    children: [
      { element: <PublicLayout />, children: publicPages },
      { element: <PlainLayout />, children: plainPages },
      // The final layout route has no path and, so far, no page of its own.
      { element: <PlainLayout /> },
    ],
  },
]
