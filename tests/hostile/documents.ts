import { addMinutes } from 'date-fns/addMinutes'
import fc from 'fast-check'
import { expect, vi } from 'vitest'
import { programInfo } from '@/content/programs/programs'
import { openDates, seatsLeft } from '@/domain/programs/program'
import { withSessions } from '@/domain/programs/programSession'
import {
  changeQuantity,
  quantityOf,
  snackCartLines,
  snackKey,
  snackPayload,
} from '@/domain/snacks/snackCart'
import {
  deadlineDay,
  remainingLabel,
  reserveSpecialSnack,
} from '@/domain/snacks/specialSnackDeadline'
import { readSession, readSessions } from '@/repository/care/programSessions'
import { readBanners } from '@/repository/content/banners'
import { readSnackRows, snackMenuOf } from '@/repository/content/snackMenu'
import { readSpecialSnackRows, specialSnackEventOf } from '@/repository/content/specialSnackEvent'
import { type RawDocument, readDocuments } from '@/repository/firestore/client'
import { entryPoint } from './entryPoint'
import {
  foreignUrl,
  goodUrl,
  hostileInstant,
  hostileText,
  hostileValue,
  koreanText,
  spoilt,
} from './hostileValues'
import { isSafeAddress } from './safeAddress'

const ownPicture = fc.constantFrom('/media/hero-care.webp', '/media/snack-milk.webp', '/a/b.png')
export const fieldValue = fc.oneof({ weight: 3, arbitrary: hostileValue }, foreignUrl)
const wholeWon = fc.integer({ min: 0, max: 10_000_000 })

export const bannerFields = fc.record({
  title: koreanText,
  subtitle: koreanText,
  ctaText: koreanText,
  ctaHref: goodUrl,
  imageUrl: ownPicture,
  sort: fc.integer(),
})
export const snackFields = fc.record({
  title: koreanText,
  price: wholeWon,
  imageUrl: ownPicture,
  order: fc.integer(),
  allergens: fc.subarray([1, 2, 3, 7, 19]),
})
const timestamp = (date: fc.Arbitrary<Date>) => date.map((at) => ({ toDate: () => at }))
export const eventFields = fc.record({
  title: koreanText,
  branch: koreanText,
  deadlineTs: timestamp(fc.date({ noInvalidDate: true })),
  published: fc.constant(true),
  status: fc.constant('open'),
  product: fc.record({
    title: koreanText,
    price: wholeWon,
    imageUrl: ownPicture,
    html: fc.constant('<p>글</p>'),
  }),
})
export const spoiltEvent = fc.oneof(
  spoilt(eventFields, fc.oneof(fieldValue, timestamp(hostileInstant))),
  fc
    .tuple(
      eventFields,
      spoilt(
        eventFields.map(({ product }) => product),
        fieldValue,
      ),
    )
    .map(([event, product]) => ({ ...event, product })),
)

const sessionFields = fc
  .record({
    startsAt: fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-12-31'),
      noInvalidDate: true,
    }),
    capacity: fc.integer({ min: 1, max: 1000 }),
    taken: fc.integer({ min: 0, max: 1000 }),
  })
  .map(({ startsAt, ...seats }) => ({
    ...seats,
    programId: 'art',
    startsAt: { toDate: () => startsAt },
    endsAt: { toDate: () => addMinutes(startsAt, 60) },
    last: '',
  }))
const spoiltSession = spoilt(sessionFields, fc.oneof(fieldValue, timestamp(hostileInstant)))

export const documentsOf = (fields: fc.Arbitrary<unknown>): fc.Arbitrary<RawDocument[]> =>
  fc.array(
    fc.record({
      id: hostileText.filter((id) => !id.startsWith('ok-')),
      fields: fc.oneof({ weight: 5, arbitrary: fields }, hostileValue),
    }),
    { maxLength: 4 },
  )
export const soundDocuments = <Fields>(fields: fc.Arbitrary<Fields>) =>
  fc
    .array(fields, { maxLength: 3 })
    .map((list) => list.map((one, index) => ({ id: `ok-${index}`, fields: one })))

/** The documents as one answer, the sound ones between the others. */
export const answer = (hostile: readonly RawDocument[], sound: readonly RawDocument[]) =>
  vi
    .mocked(readDocuments)
    .mockResolvedValue([...hostile.slice(0, 2), ...sound, ...hostile.slice(2)])

const isSound = ({ id }: { id: string }) => id.startsWith('ok-')
const expectSafe = (url: string | undefined) => {
  if (url !== undefined) expect(isSafeAddress(url), url).toBe(true)
}

export const documentEntryPoints = [
  entryPoint({
    name: 'banners',
    hostile: documentsOf(spoilt(bannerFields, fieldValue)),
    sound: soundDocuments(bannerFields),
    holds: async (hostile, sound) => {
      answer(hostile, sound)
      const banners = await readBanners()
      for (const { title, subtitle, ctaText, ctaHref, imageUrl, sort } of banners) {
        expect(title.trim()).not.toBe('')
        expect([typeof subtitle, typeof ctaText]).toEqual(['string', 'string'])
        expect(Number.isFinite(sort)).toBe(true)
        expectSafe(ctaHref)
        expectSafe(imageUrl)
      }
      expect(banners.filter(isSound)).toEqual(sound.map(({ id, fields }) => ({ id, ...fields })))
    },
  }),
  entryPoint({
    name: 'snack menus',
    hostile: documentsOf(spoilt(snackFields, fieldValue)),
    sound: soundDocuments(snackFields),
    holds: async (hostile, sound) => {
      answer(hostile, sound)
      const menu = snackMenuOf(await readSnackRows('basic'))
      for (const { title, priceKRW, order, allergens, imageUrl } of menu) {
        expect(title.trim()).not.toBe('')
        expect(Number.isSafeInteger(priceKRW) && priceKRW >= 0).toBe(true)
        expect(Number.isFinite(order)).toBe(true)
        expect(allergens.every((number) => number >= 1 && number <= 19)).toBe(true)
        expectSafe(imageUrl)
      }
      const expected = sound.map(({ id, fields: { price, ...rest } }) => ({
        id,
        ...rest,
        priceKRW: price,
      }))
      expect(menu.filter(isSound)).toEqual(expected.sort((a, b) => a.order - b.order))

      const [first] = menu
      if (!first) return
      const cart = changeQuantity({}, 'basic', first, 1)
      expect(quantityOf(cart, snackKey('basic', first.id))).toBe(1)
      expect(quantityOf(cart, '__proto__') + quantityOf(cart, 'constructor')).toBe(0)
      const lines = snackCartLines(cart, { basic: [first] })
      expect(JSON.parse(JSON.stringify(snackPayload(lines))).items).toHaveLength(1)
    },
  }),
  entryPoint({
    name: 'the special snack event',
    hostile: documentsOf(spoiltEvent),
    sound: soundDocuments(eventFields),
    holds: async (hostile, sound) => {
      answer(hostile, sound)
      const event = specialSnackEventOf(await readSpecialSnackRows(new Date()))
      if (sound.length > 0) expect(event).toBeDefined()
      if (event) {
        expect(event.title.trim()).not.toBe('')
        expect(typeof event.product.html).toBe('string')
        expectSafe(event.product.imageUrl)
        expect(deadlineDay(event.deadline)).toMatch(/^\d{4}\.\d{2}\.\d{2}\([일월화수목금토]\)$/)
        expect(typeof remainingLabel(event.deadline, new Date())).toBe('string')
        reserveSpecialSnack(event, true, new Date())
      }
      answer([], sound.slice(0, 1))
      const [first] = sound
      const alone = specialSnackEventOf(await readSpecialSnackRows(new Date()))
      if (!first) return expect(alone).toBeUndefined()
      const { title, branch, deadlineTs, product } = first.fields
      const { price, ...rest } = product
      expect(alone).toEqual({
        id: first.id,
        title,
        branch,
        deadline: deadlineTs.toDate(),
        product: { ...rest, priceKRW: price },
      })
    },
  }),
  entryPoint({
    name: 'program sessions',
    hostile: documentsOf(spoiltSession),
    sound: soundDocuments(sessionFields),
    holds: async (hostile, sound) => {
      answer(hostile, sound)
      const sessions = await readSessions('art', new Date(), new Date())
      const info = programInfo('art')
      if (!info) throw new Error('no program')
      const program = withSessions(info, sessions)
      const now = new Date('2026-11-20T03:00:00Z')
      expect(openDates(program, now).every((day) => /^\d{4}-\d{2}-\d{2}$/.test(day))).toBe(true)
      const seats = seatsLeft(program, now)
      expect(Number.isSafeInteger(seats) && seats >= 0).toBe(true)
      expect(sessions.filter(isSound).map(({ id }) => id)).toEqual(sound.map(({ id }) => id))
      answer([], sound.slice(0, 1))
      expect((await readSession('ok-0'))?.id).toBe(sound[0]?.id)
    },
  }),
]

/** Answers of the backend by the address that shows them. */
export const sampleDocuments: Record<string, fc.Arbitrary<RawDocument[]>> = {
  '/': fc
    .tuple(documentsOf(spoilt(bannerFields, fieldValue)), soundDocuments(bannerFields))
    .map((lists) => lists.flat()),
  '/programs/coding': fc
    .tuple(documentsOf(spoiltSession), soundDocuments(sessionFields))
    .map((lists) => lists.flat()),
  '/snack': fc
    .tuple(documentsOf(spoilt(snackFields, fieldValue)), soundDocuments(snackFields))
    .map((lists) => lists.flat()),
  '/snack?tab=special': fc
    .tuple(documentsOf(spoiltEvent), soundDocuments(eventFields))
    .map((lists) => lists.flat()),
}
