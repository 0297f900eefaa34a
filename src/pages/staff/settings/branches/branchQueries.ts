import { addDays } from 'date-fns/addDays'
import { sampleBranches } from '@/content/branches/branches'
import { careProgramId } from '@/domain/care/careSession'
import { overSamples, type Sampled } from '@/domain/content/sampled'
import type { BranchDocument } from '@/domain/places/branch'
import { documentOfBranch } from '@/domain/places/branchDocument'
import type { ProgramSession } from '@/domain/programs/programSession'
import { isRideOver } from '@/domain/rides/booked/rideBoard'
import { programsOver } from '@/features/programs/programs'
import { now } from '@/platform/clock'
import { branchesQuery } from '@/remote/branchesQuery'
import { followedStaffQuery } from '@/remote/followedStaffQuery'
import { staffQuery } from '@/remote/staffQuery'
import { followBranches } from '@/repository/places/branches'
import { readPrograms } from '@/repository/programs/programs'
import { RIDES_PAGE_SIZE, readRidesPage } from '@/repository/rides/rides'
import { bookedSeats, readSessionsAhead } from '../../managed/sessionsAhead'

export type ManagedBranch = BranchDocument & Sampled

const samples = sampleBranches.map(documentOfBranch)

/** Documents over the samples, as the agit edits them. */
export const managedBranches = (documents: readonly BranchDocument[]): ManagedBranch[] =>
  overSamples(documents, samples)

/** Documents only. */
export const staffBranchesQuery = (uid: string) =>
  followedStaffQuery({
    uid,
    name: ['branches'],
    failure: '지점 목록을 불러오지 못했습니다.',
    follow: followBranches,
  })

const asRead = (documents: readonly BranchDocument[]) => documents

export const renewedBranches = (uid: string) => [staffBranchesQuery(uid), branchesQuery(asRead)]

/** Further ahead than rides can be booked. */
const RIDE_DAYS = 400

async function countRidesAhead(branchId: string): Promise<number> {
  const [from, to] = [now(), addDays(now(), RIDE_DAYS)]
  let count = 0
  let after: Awaited<ReturnType<typeof readRidesPage>>[number] | undefined
  do {
    const page = await readRidesPage({ from, to, after, branchId })
    count += page.filter((ride) => !isRideOver(ride)).length
    after = page.length < RIDES_PAGE_SIZE ? undefined : page.at(-1)
  } while (after)
  return count
}

/** Sessions of care and of the programs of a branch. */
export async function readSessionsOfBranch(branchId: string): Promise<ProgramSession[]> {
  const programs = programsOver(await readPrograms(), [])
  const here = programs.filter((program) => program.branchId === branchId)
  return readSessionsAhead([careProgramId(branchId), ...here.map(({ id }) => id)])
}

/** How many rides and seats are booked at a branch from now on. */
export const bookedAtBranchQuery = (uid: string, branchId: string) =>
  staffQuery({
    uid,
    name: ['booked-at-branch', branchId],
    failure: '지점의 남은 예약을 불러오지 못했습니다.',
    read: async () => {
      const [sessions, rides] = await Promise.all([
        readSessionsOfBranch(branchId),
        countRidesAhead(branchId),
      ])
      return bookedSeats(sessions) + rides
    },
  })
