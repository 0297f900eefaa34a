import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, expect, vi } from 'vitest'
import { dayOf } from '@/domain/dates/day'
import { photoConsentVersion } from '@/domain/legal/consentVersions'
import { smallPhoto } from '@/platform/device/smallPhoto'
import { staffAccount } from '../../emulators/seed/accounts'
import { careDays } from '../../emulators/seed/careDays'
import { aCareBooking } from '../domain/care/aCareBooking'
import { aDayNote } from '../domain/care/aDayNote'
import { aPhoto } from '../domain/care/aPhoto'
import { advanceTime } from '../pages/localSite'
import { rested } from '../pages/staff/rested'
import { PINNED_NOW } from '../pinnedClock'
import { aChildDocument, aMemberDocument } from '../repository/memberAccount'
import { DENIED, FAILED, failingSite, findMessage, itemWith } from './failingSite'
import { proveCommand } from './proveCommand'
import { proveListRead } from './proveListRead'
import { type Proof, type Proofs, proveRows } from './proveRows'
import type { Fault } from './rows/failureRows'
import { photoRows } from './rows/photoRows'

vi.mock('@/platform/device/smallPhoto')

const site = failingSite()
/** A little more than a request may take. */
const DEADLINE_MS = 8_100
beforeEach(async () => {
  await site.signIn()
  vi.mocked(smallPhoto).mockImplementation((file) =>
    Promise.resolve(aPhoto(file instanceof File ? Number(file.name) : 0)),
  )
})

/** The sample's note of last week has two pictures. */
const article = async () => within(await screen.findByRole('article'))
const firstPicture = async () => (await article()).findByRole('img', { name: /사진$/ })
const openNotes = () => site.open('/my/notes')

const reading = proveListRead(site, {
  collection: 'photos',
  begin: openNotes,
  isWaiting: async () => {
    expect(await (await article()).findByText(/블록으로 커다란 다리를/)).toBeVisible()
    expect((await article()).queryByRole('img', { name: /사진$/ })).toBeNull()
  },
  isShown: async () => expect(await firstPicture()).toBeVisible(),
})

const shown = (number: number) =>
  within(screen.getByRole('dialog', { name: '사진' })).findByRole('img', {
    name: new RegExp(`${number}번째 사진$`),
  })
/** Buttons that are disabled for screen readers only. */
const go = (name: string) => site.user.click(screen.getByRole('button', { name }))
async function openFirst(): Promise<void> {
  await openNotes()
  await firstPicture()
  await site.press('사진 2장')
  expect(await shown(1)).toBeVisible()
}
const readsOn =
  (fault: Fault, words: string): Proof =>
  async () => {
    await openFirst()
    await site.failReads(fault, 'photos')
    await go('다음')
    await site.giveUp(fault)
    await findMessage(words)
    await site.heal()
    if (fault === 'refused') {
      await site.press('새로 고침')
      await firstPicture()
      await site.press('사진 2장')
      await go('다음')
    } else await site.press('다시 시도')
    expect(await shown(2)).toBeVisible()
  }
const readingOn: Proofs = {
  refused: readsOn('refused', DENIED),
  slow: async () => {
    await openFirst()
    await site.failReads('slow', 'photos')
    await go('다음')
    expect(await screen.findByText('2 / 2')).toBeVisible()
    await go('이전')
    expect(await shown(1)).toBeVisible()
    await go('다음')
    await site.heal()
    expect(await shown(2)).toBeVisible()
  },
  hanging: readsOn('hanging', FAILED),
  wrong: readsOn('wrong', FAILED),
}

const section = () => within(screen.getByRole('region', { name: '사진' }))
const sampleNote = `care_notes/${site.uid}_child-1_${careDays(dayOf(PINNED_NOW)).last.replaceAll('-', '')}`
const withdrawing = proveCommand(site, {
  begin: async () => {
    await site.open('/my/children')
    await screen.findByRole('heading', { name: '김하준' })
    const child = itemWith(screen.getByRole('main'), '김하준')
    await site.user.click(within(child).getByRole('button', { name: '수정' }))
    await screen.findByRole('region', { name: '사진' })
    expect(await section().findByRole('button', { name: '동의 철회' })).toBeVisible()
  },
  button: () => section().getByRole('button', { name: '동의 철회' }),
  sent: /:commit.*\/children\/child-1/,
  isRepeatable: true,
  // The consent is gone then, and the pictures are not.
  again: { wrong: () => site.press('다시 시도') },
  isDone: async () => {
    expect(await section().findByRole('button', { name: '사진에 동의하기' })).toBeVisible()
    await waitFor(async () => expect(await site.backend.list(`${sampleNote}/photos`)).toEqual([]))
  },
})

const NAME = '강민서'
const NOTE = `care_notes/family-1_child-1_${dayOf(PINNED_NOW).replaceAll('-', '')}`
const booking = aCareBooking({
  ...{ uid: 'family-1', childId: 'child-1', childName: NAME, startsAt: PINNED_NOW },
  ...{ createdAt: PINNED_NOW, updatedAt: PINNED_NOW },
})
/** A note that is sent, about a child that is there; `marks`: its pictures. */
async function putNote(...marks: number[]): Promise<void> {
  await site.backend.signInMember(staffAccount.uid)
  await site.backend.put(`program_sessions/${booking.sessionId}`, {
    ...{ programId: booking.programId, startsAt: PINNED_NOW, endsAt: addMinutes(PINNED_NOW, 60) },
    ...{ capacity: 20, taken: 1, last: '' },
  })
  await site.backend.put('users/family-1', aMemberDocument('+821000000032'))
  await site.backend.put('users/family-1/children/child-1', {
    ...aChildDocument(NAME),
    photoConsentVersion,
  })
  const by = staffAccount.uid
  await site.backend.putBookings({ ...booking, arrivedAt: PINNED_NOW, by })
  const { id: _, ...note } = aDayNote({
    ...{ uid: 'family-1', childName: NAME, day: dayOf(PINNED_NOW), by },
    ...{ createdAt: PINNED_NOW, updatedAt: PINNED_NOW },
  })
  await site.backend.put(NOTE, note)
  for (const mark of marks)
    await site.backend.put(`${NOTE}/photos/${mark}`, { ...aPhoto(mark), at: PINNED_NOW, by })
}
const dialog = () => within(screen.getByRole('dialog', { name: '알림장' }))
const pictures = () => dialog().queryAllByRole('img', { name: /번째 사진$/ })
const arePictures = (count: number) => waitFor(() => expect(pictures()).toHaveLength(count))
async function openNote(): Promise<void> {
  await site.open('/staff/care')
  await site.tap(() => screen.getByRole('button', { name: `${NAME} 알림장` }))
  await waitFor(() => expect(dialog().getByLabelText('사진 추가')).toBeInTheDocument())
}
const LONGER = '축구를 했어요. 그림도 그렸어요.'
const story = () => dialog().getByRole('textbox', { name: '오늘의 이야기' })
const isUnread =
  (fault: Fault, words: string): Proof =>
  async () => {
    await putNote(1)
    await site.failReads(fault, 'photos')
    await openNote()
    await site.giveUp(fault)
    await findMessage(words)
    await site.heal()
    if (fault === 'refused') {
      await site.press('새로 고침')
      await openNote()
    } else await site.press('다시 시도')
    await arePictures(1)
  }
const readingSent: Proofs = {
  refused: isUnread('refused', DENIED),
  slow: async () => {
    await putNote(1)
    await site.failReads('slow', 'photos')
    await openNote()
    fireEvent.change(story(), { target: { value: LONGER } })
    expect(pictures()).toHaveLength(0)
    await site.heal()
    await arePictures(1)
    expect(story()).toHaveValue(LONGER)
  },
  hanging: isUnread('hanging', FAILED),
  wrong: isUnread('wrong', FAILED),
}

const send = () => dialog().getByRole('button', { name: /보내기$/ })
const aFile = (mark: number) => new File(['…'], `${mark}`, { type: 'image/jpeg' })
/** Of the note, which is sent already, nothing fails. */
const ofPictures = /:commit.*\/photos\//
const sending = proveCommand(site, {
  begin: async () => {
    await putNote()
    await openNote()
    await site.user.upload(dialog().getByLabelText('사진 추가'), aFile(1))
    await arePictures(1)
  },
  button: send,
  sent: ofPictures,
  stays: async () => {
    await arePictures(1)
    expect(dialog().getByText('사진 1장을 보내지 못했어요.')).toBeVisible()
    await rested()
  },
  isDone: async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await site.backend.list(`${NOTE}/photos`)).toHaveLength(1)
  },
})

function setNetwork(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  site.backend.setOffline(!isThere)
}
const sendingOffline: Proofs = {
  refused: async () => {
    await putNote()
    await openNote()
    await site.user.upload(dialog().getByLabelText('사진 추가'), [aFile(1), aFile(2)])
    await arePictures(2)
    fireEvent.change(story(), { target: { value: LONGER } })
    setNetwork(false)
    await site.tap(send)
    // The SDK tries a transaction again as long as there is time.
    await advanceTime(DEADLINE_MS)
    await findMessage('인터넷 연결을 확인해 주세요.')
    await arePictures(2)
    expect(story()).toHaveValue(LONGER)
    setNetwork(true)
    await rested()
    await site.tap(send)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await site.backend.list(`${NOTE}/photos`)).toHaveLength(2)
    expect(await site.backend.get(NOTE)).toMatchObject({
      text: { stringValue: LONGER },
    })
  },
}

const takingBack = proveCommand(site, {
  begin: async () => {
    await putNote(1)
    await openNote()
    await arePictures(1)
  },
  button: () => dialog().getByRole('button', { name: '1번째 사진 빼기' }),
  sent: ofPictures,
  stays: () => arePictures(1),
  finds: () => arePictures(0),
  isDone: async () => {
    await arePictures(0)
    expect(await site.backend.list(`${NOTE}/photos`)).toHaveLength(0)
    await waitFor(() => expect(dialog().queryByRole('alert')).toBeNull())
  },
})

proveRows(photoRows, {
  'photos, reading with a note': reading,
  'photos, reading on in 「사진」': readingOn,
  'photos, taking the consent back': withdrawing,
  'the agit: pictures of a note': readingSent,
  'the agit: sending a picture': sending,
  'the agit: taking a picture back': takingBack,
  'the network of a teacher’s tablet, with pictures to send': sendingOffline,
})
