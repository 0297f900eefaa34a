import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { DayNote } from '@/domain/care/dayNote'
import { NewNote } from '@/pages/my/home/News'
import { MemberNotes, NotesOfDay } from '@/pages/my/notes/MyNotesPage'
import { aDayNote } from '../../domain/care/aDayNote'
import { asMember } from '../../remote/asMember'
import { advanceTime, localSite } from '../localSite'

const screenOf = { isOn: true }
class Observer {
  private readonly notify: IntersectionObserverCallback
  constructor(notify: IntersectionObserverCallback) {
    this.notify = notify
  }
  observe(target: Element) {
    const entry = { isIntersecting: screenOf.isOn, target }
    this.notify([Object.assign(Object.create(null), entry)], Object.create(null))
  }
  disconnect() {}
}

const read = { seenAt: new Date('2026-11-24T18:10:00+09:00') }
const site = localSite()
const putNotes = (...notes: DayNote[]) => site.putAll('care_notes', notes)
const openNotes = () => site.open(asMember(<MemberNotes />))
const isRead = async ({ id }: DayNote) =>
  JSON.stringify(await site.get(`care_notes/${id}`)).includes('"seenAt":{"timestampValue"')

beforeEach(async () => {
  screenOf.isOn = true
  vi.stubGlobal('IntersectionObserver', Observer)
  await site.signInMember('parent-1')
})

describe('알림장', () => {
  test('no notes', async () => {
    openNotes()
    expect(await screen.findByText('아직 알림장이 없어요.')).toBeVisible()
  })

  test('what could not be read comes by itself', async () => {
    vi.useFakeTimers()
    await site.fail({ collection: 'care_notes', status: 503 })
    openNotes()
    await advanceTime(1_000)
    expect(screen.getByText('알림장을 불러오지 못했어요.')).toBeVisible()
    await site.fail()
    await advanceTime(6_000)
    expect(screen.getByText('아직 알림장이 없어요.')).toBeVisible()
  })

  test('one article per note, newest day first, with the teacher’s choices and text', async () => {
    await putNotes(
      aDayNote({ ...read, text: '축구를 했어요.\n잘 잤어요.', mood: 'happy' }),
      aDayNote({ ...read, id: 'older', day: '2026-11-20', meal: '' }),
    )
    openNotes()
    const article = within(await screen.findByRole('article', { name: '김하준 · 11.24(화)' }))
    for (const words of ['간식·식사', '다 먹었어요', '기분', '신나요', '도담쌤 선생님 17:02'])
      expect(article.getByText(words)).toBeVisible()
    expect(article.getByText(/축구를 했어요\.\s잘 잤어요\./)).toBeVisible()
    expect(article.queryByText('새 알림장')).toBeNull()
    expect(screen.getAllByRole('article')).toHaveLength(2)
  })

  test('notes are grouped by day, and today is marked', async () => {
    vi.setSystemTime(new Date('2026-11-24T18:00:00+09:00'))
    await putNotes(
      aDayNote(read),
      aDayNote({ ...read, id: 'sister', childName: '김서연' }),
      aDayNote({ ...read, id: 'older', day: '2026-11-20' }),
    )
    openNotes()
    const today = within(await screen.findByRole('region', { name: '2026.11.24(화) 오늘' }))
    expect(today.getAllByRole('article')).toHaveLength(2)
    const earlier = within(screen.getByRole('region', { name: '2026.11.20(금)' }))
    expect(earlier.getByRole('article', { name: '김하준 · 11.20(금)' })).toBeVisible()
  })

  test('one day’s notes, and the link to all', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await putNotes(aDayNote(), aDayNote({ ...read, id: 'older', day: '2026-11-20' }))
    site.open(asMember(<NotesOfDay day="2026-11-24" />))
    expect(await screen.findByRole('article', { name: '김하준 · 11.24(화)' })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    expect(screen.getByRole('link', { name: '알림장 모두 보기' })).toHaveAttribute(
      'href',
      '/my/notes',
    )
    await act(() => vi.advanceTimersByTimeAsync(1200))
    await waitFor(() => expect(screen.queryByText('새 알림장')).toBeNull())
  })

  test('a day without a note says so', async () => {
    site.open(asMember(<NotesOfDay day="2026-11-24" />))
    expect(await screen.findByText('이날의 알림장이 없어요.')).toBeVisible()
  })

  test('a note is seen after a second on the screen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const note = aDayNote()
    await putNotes(note)
    openNotes()
    expect(await screen.findByText('새 알림장')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(900))
    expect(await isRead(note)).toBe(false)
    await act(() => vi.advanceTimersByTimeAsync(300))
    await waitFor(() => expect(screen.queryByText('새 알림장')).toBeNull())
    expect(await isRead(note)).toBe(true)
  })

  test('a version not shown stays unseen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const note = aDayNote()
    await putNotes(note)
    openNotes()
    await screen.findByText('새 알림장')
    await site.change(`care_notes/${note.id}`, { text: '고친 글', updatedAt: new Date() })
    await act(() => vi.advanceTimersByTimeAsync(1200))
    expect(await screen.findByText('고친 글')).toBeVisible()
    expect(screen.getByText('새 알림장')).toBeVisible()
    expect(await isRead(note)).toBe(false)
  })

  test('a note below the window stays unseen', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    screenOf.isOn = false
    const note = aDayNote()
    await putNotes(note)
    openNotes()
    await screen.findByText('새 알림장')
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(await isRead(note)).toBe(false)
  })

  test('fifty, then more', async () => {
    await putNotes(
      ...Array.from({ length: 60 }, (_, index) =>
        aDayNote({ ...read, id: `note-${index}`, day: '2026-10-01' }),
      ),
    )
    const { user } = openNotes()
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(50))
    await user.click(screen.getByRole('button', { name: '더 보기' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(60))
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull()
  })

  test('notes are not stored on the device', async () => {
    await putNotes(aDayNote(read))
    openNotes()
    await screen.findByRole('article')
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('축구')
  })
})

describe('「알림장」 on 「내 정보」', () => {
  const openHome = () => site.open(asMember(<NewNote />))

  test('shows the first line of the newest unseen note', async () => {
    await putNotes(
      aDayNote({ text: '축구를 했어요.\n잘 잤어요.' }),
      aDayNote({ id: 'older', day: '2026-11-20', text: '어제 글' }),
    )
    openHome()
    const region = within(await screen.findByRole('region', { name: '알림장' }))
    expect(await region.findByText('축구를 했어요.')).toBeVisible()
    expect(region.queryByText(/잘 잤어요|어제 글/)).toBeNull()
    expect(region.getByRole('link', { name: '읽기' })).toHaveAttribute('href', '/my/notes')
  })

  test('says that all are seen, and links to all notes', async () => {
    await putNotes(aDayNote(read))
    openHome()
    const region = within(await screen.findByRole('region', { name: '알림장' }))
    expect(region.getByRole('link', { name: '모두 보기' })).toHaveAttribute('href', '/my/notes')
    expect(await region.findByText('읽지 않은 글이 없어요.')).toBeVisible()
    expect(region.queryByText('새 알림장')).toBeNull()
  })
})
