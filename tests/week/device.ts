import { type FirebaseApp, initializeApp } from 'firebase/app'
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  PhoneAuthProvider,
  signInWithCredential,
} from 'firebase/auth'
import { vi } from 'vitest'
import type { SeedAccount } from '../../emulators/seed/accounts'

export const PROJECT = 'demo-week'
const CODE = '123456'

export interface Backends {
  /** `host:port` */
  firestore: string
  auth: string
}

async function signedInApp({ uid, phone }: SeedAccount, { auth: host }: Backends) {
  const app = initializeApp({ projectId: PROJECT, apiKey: PROJECT }, uid)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, `http://${host}`, { disableWarnings: true })
  const sent = await fetch(
    `http://${host}/identitytoolkit.googleapis.com/v1/accounts:sendVerificationCode?key=${PROJECT}`,
    { method: 'POST', body: JSON.stringify({ phoneNumber: phone, recaptchaToken: 'week' }) },
  )
  const { sessionInfo } = await sent.json()
  await signInWithCredential(auth, PhoneAuthProvider.credential(sessionInfo, CODE))
  return app
}

/** What an owner's pages of the month ask and do, over the repositories that were just loaded. */
async function loadDesk() {
  const parts = await Promise.all([
    import('@/pages/staff/report/askReport'),
    import('@/pages/staff/report/readFiles'),
    import('@/pages/staff/settings/closures/closureQueries'),
    import('@/pages/staff/settings/closures/closureSteps'),
  ])
  return merged(parts)
}

export type Desk = Awaited<ReturnType<typeof loadDesk>>

/** One page's repositories; each page has its own memory of lost answers. */
async function repositoriesOf(app: FirebaseApp, { firestore }: Backends) {
  vi.resetModules()
  const [client, ...parts] = await Promise.all([
    import('@/repository/firestore/client'),
    import('@/repository/account/users'),
    import('@/repository/account/children'),
    import('@/repository/account/families'),
    import('@/repository/orders/orders'),
    import('@/repository/orders/ledger'),
    import('@/repository/orders/counterOrders'),
    import('@/repository/orders/prices'),
    import('@/repository/places/closures'),
    import('@/repository/rides/rides'),
    import('@/repository/rides/rideBooking'),
    import('@/repository/rides/rideSteps'),
    import('@/repository/rides/fares'),
    import('@/repository/care/medications'),
    import('@/repository/care/notePhotos'),
    import('@/repository/programs/programSessions'),
    import('@/repository/programs/followedSessions'),
    import('@/repository/programs/bookingDocument'),
    import('@/repository/programs/bookingReads'),
    import('@/repository/programs/sessionBookings'),
    import('@/repository/care/attendance'),
    import('@/repository/care/careDay'),
    import('@/repository/care/dayNotes'),
    import('@/repository/orders/passes'),
    import('@/repository/orders/passUses'),
    import('@/repository/programs/seatWatches'),
    // Else the first request loads it halfway.
    import('@/repository/firestore/firestoreSdk'),
  ])
  const backend = {
    apiKey: PROJECT,
    authDomain: '',
    projectId: PROJECT,
    appId: '',
    firestoreEmulatorHost: firestore,
  }
  client.configureFirestore(backend, async () => app)
  return merged(parts)
}

type Merged<Parts> = Parts extends readonly [infer First, ...infer Rest]
  ? First & Merged<Rest>
  : unknown
const merged = <Parts extends readonly object[]>(parts: Parts): Merged<Parts> =>
  Object.assign({}, ...parts)

/** An owner's second device, with the pages of the month. */
export async function openDesk(account: SeedAccount, backends: Backends): Promise<Desk> {
  await repositoriesOf(await signedInApp(account, backends), backends)
  return loadDesk()
}

/** A signed-in device with all its page's repositories. */
export async function openDevice(account: SeedAccount, backends: Backends) {
  const app = await signedInApp(account, backends)
  return { ...account, ...(await repositoriesOf(app, backends)) }
}

export type Device = Awaited<ReturnType<typeof openDevice>>
