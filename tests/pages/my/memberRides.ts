import { beforeEach, vi } from 'vitest'
import type { DayNote } from '@/domain/care/dayNote'
import type { Order } from '@/domain/orders/order'
import type { Pass } from '@/domain/orders/pass'
import type { SessionBooking } from '@/domain/programs/programSession'
import type { Ride } from '@/domain/rides/ride'
import type { RideMessage } from '@/domain/rides/rideMessage'
import type { CancellationItem } from '@/domain/rides/rideSeries'
import type { TimeChange } from '@/domain/rides/rideTimeChange'
import type { NewRideMessage } from '@/repository/messages'

interface Rows {
  rides: Ride[]
  messages: RideMessage[]
  programs: SessionBooking[]
}

const noNotes: DayNote[] = []
const noOrders: Order[] = []
const noPasses: Pass[] = []
const noRows: Rows = { rides: [], messages: [], programs: [] }

/** What a member has as Firestore would have it; a test says what each command does. */
export const server = {
  ...noRows,
  read: vi.fn<() => Promise<Ride[]>>(),
  notes: noNotes,
  orders: noOrders,
  passes: noPasses,
  readPrograms: vi.fn<() => Promise<SessionBooking[]>>(),
  givenBack: vi.fn<() => Promise<boolean>>(),
  leave: vi.fn<(sessionId: string) => Promise<void>>(),
  readNotes: vi.fn<() => Promise<DayNote[]>>(),
  markSeen: vi.fn<(version: Pick<DayNote, 'id' | 'updatedAt'>) => Promise<void>>(),
  readPastPrograms: vi.fn<() => Promise<SessionBooking[]>>(),
  cancelRides: vi.fn<(uid: string, items: readonly CancellationItem[]) => Promise<void>>(),
  changeRideTimes: vi.fn<(uid: string, changes: readonly TimeChange[]) => Promise<void>>(),
  sendMessage: vi.fn<(message: NewRideMessage) => Promise<void>>(),
  /** Changes a ride, as the agit or another device would. */
  change(id: string, change: Partial<Ride>): void {
    const updatedAt = new Date(Date.now() + 1)
    server.rides = server.rides.map((ride) =>
      ride.id === id ? { ...ride, ...change, updatedAt } : ride,
    )
  },
}

beforeEach(() => {
  server.rides = []
  server.messages = []
  server.programs = []
  server.notes = []
  server.orders = []
  server.passes = []
  server.readPrograms.mockReset().mockImplementation(async () => server.programs)
  server.givenBack.mockReset().mockResolvedValue(false)
  server.readNotes.mockReset().mockImplementation(async () => server.notes)
  server.leave.mockReset().mockResolvedValue(undefined)
  server.markSeen.mockReset().mockResolvedValue(undefined)
  server.read.mockReset().mockImplementation(async () => server.rides)
  server.readPastPrograms.mockReset().mockResolvedValue([])
  server.cancelRides.mockReset().mockImplementation(async (_, items) => {
    for (const { ride, feeKRW } of items)
      server.change(ride.id, { status: 'cancelled', cancelFeeKRW: feeKRW })
  })
  server.changeRideTimes.mockReset().mockImplementation(async (_, changes) => {
    for (const { ride, startsAt, fareKRW } of changes)
      server.change(ride.id, { startsAt, fareKRW, status: 'requested', driver: null })
  })
  server.sendMessage.mockReset().mockImplementation(async (message) => {
    server.messages = [{ ...message, createdAt: new Date(), seenAt: null }, ...server.messages]
  })
})

/** For `vi.mock('@/repository/rides/rides', …)`. */
export const ridesModule = async (original: () => Promise<object>) => ({
  ...(await original()),
  readTodaysRides: () => server.read(),
  readComingRides: () => server.read(),
  readChangedRides: () => server.read(),
  readPastRides: async (_: string, now: Date, after?: Ride) => {
    const past = (await server.read())
      .filter(({ startsAt }) => startsAt < now && (!after || startsAt < after.startsAt))
      .sort((a, b) => b.startsAt.getTime() - a.startsAt.getTime())
    return past.slice(0, 50)
  },
  readSeries: async (_: string, seriesId: string) =>
    (await server.read()).filter((ride) => ride.seriesId === seriesId),
})

/** For `vi.mock('@/repository/rides/rideBooking', …)`. */
export const rideBookingModule = async (original: () => Promise<object>) => ({
  ...(await original()),
  cancelRides: server.cancelRides,
  changeRideTimes: server.changeRideTimes,
})

/** For `vi.mock('@/repository/messages', …)`. */
export const messagesModule = async (original: () => Promise<object>) => ({
  ...(await original()),
  readOwnMessages: async () => server.messages,
  readOwnUnseenMessages: async () => server.messages.filter(({ seenAt }) => seenAt === null),
  sendMessage: server.sendMessage,
})

/** For `vi.mock('@/repository/care/sessionBookings', …)`. */
export const sessionBookingsModule = async (original: () => Promise<object>) => ({
  ...(await original()),
  readComingBookings: () => server.readPrograms(),
  readChangedOwnBookings: async () => server.programs,
  readPastBookings: () => server.readPastPrograms(),
  leaveSeat: async ({ sessionId }: SessionBooking) => {
    await server.leave(sessionId)
    server.programs = server.programs.filter((booking) => booking.sessionId !== sessionId)
  },
})

/** For `vi.mock('@/repository/care/dayNotes', …)`. */
export const careNotesModule = async (original: () => Promise<object>) => ({
  ...(await original()),
  readOwnNotes: async (_: string, after?: DayNote) => {
    const notes = await server.readNotes()
    const from = after ? notes.findIndex(({ id }) => id === after.id) + 1 : 0
    return notes.slice(from, from + 50)
  },
  readOwnUnreadNotes: async () => server.notes.filter(({ seenAt }) => seenAt === null),
  readOwnNotesOfDays: async (_: string, days: { first: string; last: string }) =>
    server.notes.filter(({ day }) => days.first <= day && day <= days.last),
  markNoteSeen: (version: Pick<DayNote, 'id' | 'updatedAt'>) => server.markSeen(version),
})
