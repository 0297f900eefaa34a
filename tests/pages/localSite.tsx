import { setImmediate as nextTurn } from 'node:timers'
import { act, cleanup, type RenderOptions, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { initializeApp } from 'firebase/app'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { SessionBooking } from '@/domain/programs/programSession'
import * as authState from '@/features/account/authState'
import { StaffMemberProvider } from '@/pages/staff/StaffMemberContext'
import { distrustClock, learnServerTime } from '@/platform/clock'
import { configureFirestore } from '@/repository/firestore/client'
import { endListeners } from '@/repository/firestore/followable'
import { sessionBookingId } from '@/repository/programs/bookingDocument'
import { signOut } from '@/services/account'
import { configureAuth } from '@/services/authConfig'
import { openMemberApp } from '@/services/authConnection'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useSignInMark } from '@/stores/signInMark'
import { createAuthEmulator } from '../../emulators/auth/server.ts'
import { watchedRules } from '../../emulators/firestore/rules/watchedRules.ts'
import type { SeedDocument } from '../../emulators/firestore/seedDocument.ts'
import { createFirestoreEmulator } from '../../emulators/firestore/server.ts'
import { seedAccounts } from '../../emulators/seed/accounts.ts'
import { seedDocuments } from '../../emulators/seed/seed.ts'
import { geoPoint, type PlainValue, toWireFields } from '../../emulators/seed/wire.ts'
import { Answer, type Asked, requestOf } from '../emulators/askWithin'
import { unsignedToken } from '../emulators/firestore/token'
import { pinClock } from '../pinnedClock'
import { forgetQueries, isWorking, withQueries } from '../remote/withQueries'
import { aMemberDocument, signInByPhone } from '../repository/memberAccount'
import { anOwner } from './aStaffUser'

const PROJECT = 'demo-pages'
const HOST = 'firestore.test'
/** Of the account that is signed in. */
export const PHONE = '+821012345678'
const PASS_STEPS = 10
const SITE_TURNS = 5
const DOCUMENTS = `projects/${PROJECT}/databases/(default)/documents`
const BACKEND = {
  apiKey: PROJECT,
  authDomain: '',
  projectId: PROJECT,
  appId: '',
  firestoreEmulatorHost: HOST,
  authEmulatorHost: HOST,
}

interface Fault {
  /** Of Firestore. */
  collection?: string
  /** Of Auth, for instance `lookup`. */
  method?: string
  status?: number
  body?: string
  /** Until the faults are changed. */
  hold?: true
  times?: number
}

/** Listeners get nothing, not even an error. */
let isSilent = false
/** Answers that stay open. */
const streams = new Set<OpenAnswer>()

class OpenAnswer extends Answer {
  /** Of an answer that stays open. */
  stream: ReadableStream<Uint8Array> | undefined
  #controller: ReadableStreamDefaultController<Uint8Array> | undefined

  cut(): void {
    this.#controller?.error(new TypeError('the network is gone'))
    this.#leave()
  }
  #leave(): void {
    this.#controller = undefined
    streams.delete(this)
    this.emit('close')
  }
  override flushHeaders(): void {
    streams.add(this)
    this.stream = new ReadableStream({
      start: (controller) => {
        this.#controller = controller
      },
      cancel: () => this.#leave(),
    })
  }
  override write(chunk: unknown): boolean {
    if (!isSilent) this.#controller?.enqueue(new TextEncoder().encode(String(chunk)))
    return true
  }
  override end(chunk?: unknown): this {
    this.#controller?.close()
    this.#controller = undefined
    streams.delete(this)
    return super.end(chunk)
  }
}

/** Listeners give their headers in the body. */
function withToken(body: string, token: string): string {
  const form = new URLSearchParams(body)
  if (!form.has('headers')) return body
  form.set('headers', `${form.get('headers')}Authorization:${token}\r\n`)
  return form.toString()
}

/** Places become points, undefined is left out. */
function plain(value: unknown): PlainValue {
  if (value === null || value instanceof Date || value instanceof Uint8Array) return value
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object') throw new TypeError(`No document holds ${typeof value}.`)
  return fieldsOf(value)
}
function fieldsOf(value: object): Record<string, PlainValue> {
  const { lat, lng, ...rest } = { lat: undefined, lng: undefined, ...value }
  const point = typeof lat === 'number' && typeof lng === 'number' && { point: geoPoint(lat, lng) }
  const fields = Object.entries(rest).flatMap(([key, part]) =>
    part === undefined ? [] : [[key, plain(part)]],
  )
  return { ...Object.fromEntries(fields), ...point }
}

/** The sample, made once for all tests that begin at the same time. */
const samples = new Map<number, readonly SeedDocument[]>()

function sampleAt(now: Date): readonly SeedDocument[] {
  const sample = samples.get(now.getTime()) ?? seedDocuments(now)
  samples.set(now.getTime(), sample)
  return sample
}

/** Advances a held clock in steps between answers. */
export async function advanceTime(ms: number): Promise<void> {
  for (let step = 0; step < PASS_STEPS; step += 1)
    await act(() => vi.advanceTimersByTimeAsync(ms / PASS_STEPS))
}

/** A local Firestore and Auth within the process, which answer while the clock is held; seeded: with the sample data. */
export function localSite({ isSeeded = false } = {}) {
  const rules = watchedRules('firestore.rules')
  const emulators = () => [
    createAuthEmulator({ seed: () => (isSeeded ? seedAccounts : []) }),
    createFirestoreEmulator({ seed: (_, now) => (isSeeded ? sampleAt(now) : []), rules }),
  ]
  let backends = emulators()
  let uid = ''
  let lost = ''
  let held = { method: '', left: 0, until: Promise.resolve() }
  let isOffline = false
  const requests: string[] = []
  const app = initializeApp({ projectId: PROJECT, apiKey: PROJECT }, 'signedIn')

  async function ask(asked: Asked): Promise<OpenAnswer> {
    const request = requestOf(asked)
    const answer = new OpenAnswer(request)
    for (const { handle } of backends) if (await handle(request, answer)) break
    return answer
  }
  async function asAdministrator(method: string, url: string, body?: object): Promise<string> {
    const headers = { authorization: 'Bearer owner' }
    const answer = await ask({ method, url, headers, body: body ? JSON.stringify(body) : '' })
    if (answer.statusCode >= 500 || (answer.statusCode >= 400 && method !== 'GET'))
      throw new Error(answer.body)
    return answer.statusCode === 200 ? answer.body : '{}'
  }
  async function network(input: unknown, init: RequestInit = {}): Promise<Response> {
    if (isOffline) throw new TypeError('the network is gone')
    // Listeners ask by a `Request`.
    const request = input instanceof Request ? input : undefined
    const { pathname, search } = new URL(request?.url ?? String(input))
    const token = uid && `Bearer ${unsignedToken(PROJECT, { sub: uid, phone_number: PHONE })}`
    const isListening = pathname.includes('/Listen/')
    const sent = (await request?.text()) ?? (typeof init.body === 'string' ? init.body : '')
    const body = isListening && token ? withToken(sent, token) : sent
    requests.push(`${pathname} ${isListening ? '' : body}`)
    const authorization = token || new Headers(init.headers).get('authorization')
    const headers: Record<string, string> = authorization ? { authorization } : {}
    const answer = await ask({
      method: request?.method ?? init.method ?? 'GET',
      url: pathname + search,
      headers,
      body,
    })
    if (pathname.endsWith(`:${held.method}`)) {
      held.left -= 1
      if (held.left === 0) await held.until
    }
    if (lost !== '' && pathname.endsWith(`:${lost}`)) {
      lost = ''
      throw new TypeError('the answer was lost')
    }
    return new Response(answer.stream ?? answer.body, { status: answer.statusCode })
  }

  // The first request would load it, but a held clock does not wait.
  beforeAll(() => import('@/repository/firestore/firestoreSdk'))
  beforeEach(() => {
    backends = emulators()
    uid = ''
    lost = ''
    held = { method: '', left: 0, until: Promise.resolve() }
    requests.length = 0
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(globalThis, 'fetch').mockImplementation(network)
    configureAuth(BACKEND)
    configureFirestore(BACKEND, async () => (uid === '' ? openMemberApp() : app))
  })
  afterEach(async () => {
    isSilent = false
    isOffline = false
    // What is still followed would read plainly once its listeners end.
    cleanup()
    // The SDK learns in a turn of the clock who is signed in, and does not end before.
    vi.advanceTimersByTime(0)
    pinClock()
    forgetQueries()
    await endListeners()
    if (site.asked('identitytoolkit') > 0) await signOut()
    // An honest clock, which is trusted, as on the first visit.
    const at = Date.now()
    distrustClock()
    learnServerTime({ serverMs: at, sentMs: at, answeredMs: at })
    act(() => {
      resetDeviceStores('all')
      authState.useAuthState.setState({ status: 'unknown' }, true)
    })
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    localStorage.clear()
    sessionStorage.clear()
  })

  const site = {
    /** Repositories act as this user; nobody for an empty id. */
    signIn(next: string): void {
      uid = next
    },
    /** A member known to the device and to Auth. */
    async signInMember(next: string): Promise<void> {
      uid = next
      await site.put(`users/${uid}`, aMemberDocument(PHONE))
      vi.spyOn(authState, 'listenToAuth').mockReturnValue()
      const account = { uid, phone: PHONE, providers: [] }
      authState.useAuthState.setState({ status: 'signedIn', account }, true)
      useSignInMark.getState().setMark({ uid, nickname: '하준맘', hasEnded: false })
    },
    /** A member with an Auth account, signed in by phone. */
    async signInByPhone(phone = PHONE): Promise<string> {
      uid = ''
      const account = await signInByPhone(phone)
      await site.put(`users/${account}`, aMemberDocument(phone))
      useSignInMark.getState().setMark({ uid: account, nickname: '하준맘', hasEnded: false })
      return account
    },
    async removeAccount(localId: string): Promise<void> {
      const accounts = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts`
      await asAdministrator('POST', `${accounts}:delete`, { localId })
    },
    /** How far the server's clock is ahead of the device's. */
    async setServerAhead(aheadMs: number): Promise<void> {
      await asAdministrator('PUT', `/emulator/v1/projects/${PROJECT}/clock`, { aheadMs })
    },
    /** Waits for all requests without advancing the clock. */
    async waitForAnswers(): Promise<void> {
      do
        await act(async () => {
          await vi.dynamicImportSettled()
          await new Promise((resolve) => nextTurn(resolve))
        })
      while (isWorking())
    },
    /** Also for the first reads of the whole site, which wait for each other. */
    async waitForWholeSite(): Promise<void> {
      for (let turn = 0; turn < SITE_TURNS; turn += 1) await site.waitForAnswers()
    },
    async put(path: string, value: object): Promise<void> {
      const { id: _, ...document } = { id: '', ...value }
      const fields = toWireFields(fieldsOf(document))
      await asAdministrator('PATCH', `/v1/${DOCUMENTS}/${path}`, { fields })
    },
    async putAll(collection: string, values: readonly { id: string }[]): Promise<void> {
      const writes = values.map(({ id, ...value }) => ({
        update: { name: `${DOCUMENTS}/${collection}/${id}`, fields: toWireFields(fieldsOf(value)) },
      }))
      await asAdministrator('POST', `/v1/${DOCUMENTS}:commit`, { writes })
    },
    /** Bookings of programs and care, with the site's ids. */
    async putBookings(...bookings: SessionBooking[]): Promise<void> {
      for (const { sessionId, ...booking } of bookings) {
        const id = await sessionBookingId({ sessionId, ...booking })
        await site.put(`program_sessions/${sessionId}/bookings/${id}`, booking)
      }
    },
    async change(path: string, change: object): Promise<void> {
      const mask = Object.keys(change).map((field) => `updateMask.fieldPaths=${field}`)
      const fields = toWireFields(fieldsOf(change))
      await asAdministrator('PATCH', `/v1/${DOCUMENTS}/${path}?${mask.join('&')}`, { fields })
    },
    async remove(path: string): Promise<void> {
      await asAdministrator('DELETE', `/v1/${DOCUMENTS}/${path}`)
    },
    /** A document's wire fields; undefined without one. */
    async get(path: string): Promise<Record<string, unknown> | undefined> {
      return JSON.parse(await asAdministrator('GET', `/v1/${DOCUMENTS}/${path}`)).fields
    },
    /** The wire fields of a collection's documents. */
    async list(collection: string): Promise<Record<string, unknown>[]> {
      const { documents = [] }: { documents?: { fields: Record<string, unknown> }[] } = JSON.parse(
        await asAdministrator('GET', `/v1/${DOCUMENTS}/${collection}`),
      )
      return documents.map(({ fields }) => fields)
    },
    /** Fails the next requests for a collection or an Auth method. */
    async fail(...faults: Fault[]) {
      const switches = `/emulator/v1/projects/${PROJECT}`
      const ofAuth = faults.filter(({ method }) => method !== undefined)
      await asAdministrator('PUT', `${switches}/accounts/faults`, ofAuth)
      const others = faults.filter(({ method }) => method === undefined)
      await asAdministrator('PUT', `${switches}/faults`, others)
    },
    /** From now on listeners get nothing, though their connection stands. */
    silenceListeners(): void {
      isSilent = true
    },
    /** Ends what listeners hear, as a lost network does. */
    cutListeners(): void {
      for (const stream of [...streams]) stream.cut()
    },
    /** Nothing is answered, and nothing heard, until it is undone. */
    setOffline(next: boolean): void {
      isOffline = next
      if (isOffline) site.cutListeners()
    },
    /** Loses the answer to the next request of a method. */
    lose(method: string): void {
      lost = method
    },
    /** Holds the answer to the nth request of a method; returns its release. */
    hold(method: string, number: number): () => void {
      let release = () => {}
      const until = new Promise<void>((resolve) => {
        release = resolve
      })
      held = { method, left: number, until }
      return release
    },
    /** The fields of the last commit's first write, on the wire. */
    written(): object {
      const last = requests.findLast((text) => text.includes(':commit '))
      return JSON.parse(last?.slice(last.indexOf(' ')) ?? '').writes[0].update.fields
    },
    /** How many documents each query asks for that names a collection or field. */
    limits: (name: string): number[] =>
      requests.flatMap((text) =>
        text.includes(name) ? [Number(/"limit":(?:\{"value":)?(\d+)/.exec(text)?.[1])] : [],
      ),
    /** Requests that name a collection, document or method. */
    asked: (name: string): number => requests.filter((text) => text.includes(name)).length,
    /** Other addresses show 「다른 화면」. */
    open(page: ReactElement, address = '/', path = address.split('?')[0], options?: RenderOptions) {
      const routes = [
        { path, element: page },
        { path: '*', element: <p>다른 화면</p> },
      ]
      const router = createMemoryRouter(routes, { initialEntries: [address] })
      const view = render(withQueries(<RouterProvider router={router} />), options)
      return { router, view, user: userEvent.setup() }
    },
    /** As `staff-1`. */
    async openAsStaff(
      page: ReactElement,
      address = '/staff',
      options?: RenderOptions,
      path?: string,
    ) {
      uid = 'staff-1'
      await site.put('staff/staff-1', { name: '도담쌤' })
      await site.put('users/staff-1', { ...aMemberDocument(PHONE), nickname: '도담쌤' })
      const member = <StaffMemberProvider value={anOwner(uid)}>{page}</StaffMemberProvider>
      return site.open(member, address, path, options)
    },
  }
  return site
}
