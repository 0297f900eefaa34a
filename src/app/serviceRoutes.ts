import type { RouteObject } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { lazyPage, lookFirst, type OwnHtml, ownPage, readFirst, touchFirst } from './lazyPage'

const home = (html: OwnHtml) =>
  lazyPage(() => import('@/pages/home/HomePage'), 'HomePage', 'homeHead', html)
const membership = lazyPage(
  () => import('@/pages/membership/MembershipPage'),
  'MembershipPage',
  'membershipHead',
  touchFirst,
)
const pickupStep = lazyPage(
  () => import('@/pages/pickup/PickupStepPage'),
  'PickupStepPage',
  'pickupStepHead',
)

const pickupSteps = [
  paths.pickupChild,
  paths.pickupDate,
  paths.pickupTime,
  paths.pickupRoute,
  paths.pickupOptions,
  paths.pickupReview,
]

/** The home page and its second address. */
export const homeRoutes: RouteObject[] = [
  { path: paths.home, lazy: home({ ...readFirst, isReading: true }) },
  { path: paths.services, lazy: home({ ...readFirst, isReading: true, isUnlisted: true }) },
]

/** Pages where a parent looks, chooses and books. */
export const serviceRoutes: RouteObject[] = [
  { path: paths.membership, lazy: membership },
  { path: paths.membershipTimepass, lazy: membership },
  { path: paths.membershipSubscription, lazy: membership },
  { path: paths.membershipPrepaid, lazy: membership },
  {
    path: paths.pickup,
    children: [
      {
        index: true,
        lazy: lazyPage(
          () => import('@/pages/pickup/PickupPage'),
          'PickupPage',
          'pickupHead',
          touchFirst,
        ),
      },
      ...pickupSteps.map((path) => ({ path, lazy: pickupStep })),
    ],
  },
  {
    path: paths.pickupApply,
    lazy: lazyPage(
      () => import('@/pages/pickup/PickupApplyPage'),
      'PickupApplyPage',
      'pickupApplyHead',
      touchFirst,
    ),
  },
  {
    path: paths.topup,
    lazy: lazyPage(() => import('@/pages/topup/TopupPage'), 'TopupPage', 'topupHead', touchFirst),
  },
  {
    path: paths.topupPricing,
    lazy: lazyPage(
      () => import('@/pages/topup/TopupPricingPage'),
      'TopupPricingPage',
      'topupPricingHead',
      touchFirst,
    ),
  },
  {
    path: paths.care,
    lazy: lazyPage(() => import('@/pages/care/CarePage'), 'CarePage', 'careHead', touchFirst),
  },
  {
    path: paths.programs,
    lazy: lazyPage(
      () => import('@/pages/programs/ProgramsPage'),
      'ProgramsPage',
      'programsHead',
      touchFirst,
    ),
  },
  {
    path: `${paths.programs}/:id`,
    lazy: lazyPage(
      () => import('@/pages/programs/ProgramDetailPage'),
      'ProgramDetailPage',
      'programDetailHead',
      lookFirst,
    ),
  },
  {
    path: paths.snack,
    lazy: lazyPage(() => import('@/pages/snack/SnackPage'), 'SnackPage', 'snackHead', {
      ...touchFirst,
      isReading: true,
    }),
  },
  {
    path: paths.branches,
    lazy: lazyPage(
      () => import('@/pages/branches/BranchesPage'),
      'BranchesPage',
      'branchesHead',
      lookFirst,
    ),
  },
  {
    path: `/${paths.branchSuggest}`,
    lazy: lazyPage(
      () => import('@/pages/branches/BranchSuggestPage'),
      'BranchSuggestPage',
      'branchSuggestHead',
      touchFirst,
    ),
  },
  {
    path: `${paths.branches}/:id`,
    lazy: lazyPage(
      () => import('@/pages/branches/BranchDetailPage'),
      'BranchDetailPage',
      'branchDetailHead',
      lookFirst,
    ),
  },
  {
    path: paths.space,
    lazy: lazyPage(() => import('@/pages/space/SpacePage'), 'SpacePage', 'spaceHead', readFirst),
  },
]

/** The parent's own pages. */
export const myRoutes: RouteObject[] = [
  {
    path: paths.my,
    lazy: lazyPage(() => import('@/pages/my/home/MyPage'), 'MyPage', 'myHead', ownPage),
  },
  {
    path: paths.myBookings,
    lazy: lazyPage(
      () => import('@/pages/my/bookings/MyBookingsPage'),
      'MyBookingsPage',
      'myBookingsHead',
      ownPage,
    ),
  },
  {
    path: paths.myMemberships,
    lazy: lazyPage(
      () => import('@/pages/my/memberships/MyMembershipsPage'),
      'MyMembershipsPage',
      'myMembershipsHead',
      ownPage,
    ),
  },
  {
    path: paths.myChildren,
    lazy: lazyPage(
      () => import('@/pages/my/children/MyChildrenPage'),
      'MyChildrenPage',
      'myChildrenHead',
      ownPage,
    ),
  },
  {
    path: paths.myPlaces,
    lazy: lazyPage(
      () => import('@/pages/my/places/MyPlacesPage'),
      'MyPlacesPage',
      'myPlacesHead',
      ownPage,
    ),
  },
  {
    path: paths.myProfile,
    lazy: lazyPage(
      () => import('@/pages/my/profile/MyProfilePage'),
      'MyProfilePage',
      'myProfileHead',
      ownPage,
    ),
  },
]

/** Ways in; they stand alone, without header and footer. */
export const accountRoutes: RouteObject[] = [
  {
    path: paths.login,
    lazy: lazyPage(() => import('@/pages/login/LoginPage'), 'LoginPage', 'loginHead', touchFirst),
  },
  {
    path: paths.signup,
    lazy: lazyPage(
      () => import('@/pages/signup/SignupPage'),
      'SignupPage',
      'signupHead',
      touchFirst,
    ),
  },
]
