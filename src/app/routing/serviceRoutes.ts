import type { RouteObject } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { lookFirst, ownPage, page, readFirst, touchFirst } from './page'

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
  page(paths.home, home, { ...readFirst, isReading: true }),
  page(paths.services, home, { ...readFirst, isReading: true, isUnlisted: true }),
]

export const serviceRoutes: RouteObject[] = [
  page(paths.membership, membership, touchFirst),
  page(paths.membershipTimepass, membership, touchFirst),
  page(paths.membershipSubscription, membership, touchFirst),
  page(paths.membershipPrepaid, membership, touchFirst),
  page(paths.pickup, () => import('@/pages/pickup/PickupPage'), touchFirst),
  ...pickupSteps.map((path) => page(path, pickupStep)),
  page(paths.care, () => import('@/pages/care/CarePage'), touchFirst),
  page(paths.pickupApply, () => import('@/pages/pickup/PickupApplyPage'), touchFirst),
  page(paths.topup, () => import('@/pages/topup/TopupPage'), touchFirst),
  page(paths.topupPricing, () => import('@/pages/topup/TopupPricingPage'), touchFirst),
  page(paths.programs, () => import('@/pages/programs/ProgramsPage'), touchFirst),
  page(
    `${paths.programs}/:id`,
    () => import('@/pages/programs/detail/ProgramDetailPage'),
    lookFirst,
  ),
  page(paths.snack, () => import('@/pages/snack/SnackPage'), {
    ...touchFirst,
    isReading: true,
  }),
  page(paths.branches, () => import('@/pages/branches/BranchesPage'), lookFirst),
  page(
    `/${paths.branchSuggest}`,
    () => import('@/pages/branches/suggest/BranchSuggestPage'),
    touchFirst,
  ),
  page(
    `${paths.branches}/:id`,
    () => import('@/pages/branches/detail/BranchDetailPage'),
    lookFirst,
  ),
  page(paths.space, () => import('@/pages/space/SpacePage'), readFirst),
]

export const myRoutes: RouteObject[] = [
  page(paths.my, () => import('@/pages/my/home/MyPage'), ownPage),
  page(paths.myBookings, () => import('@/pages/my/bookings/MyBookingsPage'), ownPage),
  page(paths.myNotes, () => import('@/pages/my/notes/MyNotesPage'), ownPage),
  page(paths.myMemberships, () => import('@/pages/my/memberships/MyMembershipsPage'), ownPage),
  page(paths.myChildren, () => import('@/pages/my/children/MyChildrenPage'), ownPage),
  page(paths.myPlaces, () => import('@/pages/my/places/MyPlacesPage'), ownPage),
  page(paths.myProfile, () => import('@/pages/my/profile/MyProfilePage'), ownPage),
]

/** Without header and footer. */
export const accountRoutes: RouteObject[] = [
  page(paths.login, () => import('@/pages/login/LoginPage'), touchFirst),
  page(paths.signup, () => import('@/pages/signup/SignupPage'), touchFirst),
]
