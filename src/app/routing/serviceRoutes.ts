import type { RouteObject } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { interactivePage, memberPage, page, picturePage, textPage } from './page'

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

export const homeRoutes: RouteObject[] = [
  page(paths.home, home, { ...textPage, isReading: true }),
  page(paths.services, home, { ...textPage, isReading: true, isUnlisted: true }),
]

export const serviceRoutes: RouteObject[] = [
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
  page(paths.snack, () => import('@/pages/snack/SnackPage'), {
    ...interactivePage,
    isReading: true,
  }),
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

export const myRoutes: RouteObject[] = [
  page(paths.my, () => import('@/pages/my/home/MyPage'), memberPage),
  page(paths.myBookings, () => import('@/pages/my/bookings/MyBookingsPage'), memberPage),
  page(paths.myNotes, () => import('@/pages/my/notes/MyNotesPage'), memberPage),
  page(paths.myMemberships, () => import('@/pages/my/memberships/MyMembershipsPage'), memberPage),
  page(paths.myChildren, () => import('@/pages/my/children/MyChildrenPage'), memberPage),
  page(paths.myPlaces, () => import('@/pages/my/places/MyPlacesPage'), memberPage),
  page(paths.myProfile, () => import('@/pages/my/profile/MyProfilePage'), memberPage),
]

/** Without header and footer. */
export const accountRoutes: RouteObject[] = [
  page(paths.login, () => import('@/pages/login/LoginPage'), interactivePage),
  page(paths.signup, () => import('@/pages/signup/SignupPage'), interactivePage),
]
