import { lazy, Suspense } from 'react'
import { paths } from '@/domain/site/paths'
import { useShownFamily } from '@/stores/shownFamily'
import { useSignInMark } from '@/stores/signInMark'
import { isWithin } from './menus'

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
export function FamilyNote({ path }: { path: string }) {
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
