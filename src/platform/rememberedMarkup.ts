import { drawMarkup, type Markup } from './drawnMarkup'
import { fieldsOf, isText, signedInUid } from './signedInUid'
import { storageSlot } from './storage'

/** 「오늘」 as this device would draw it from what it remembers, for the time until the script of the page has come. */
interface RememberedMarkup {
  /** Whose it is. */
  uid: string
  /** Which build has drawn it: another one may have other styles. */
  build: string
  /** Recognises what it tells of. */
  about: string
  /** When it was drawn, and from when on it would be drawn otherwise; milliseconds of this device's clock. */
  from: number
  until: number
  markup: Markup
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

// Its name begins as those of all rows of an account: it goes with them.
const slot = storageSlot<Omit<RememberedMarkup, 'markup'> & { markup: unknown }>({
  area: 'local',
  key: 'dodam-account-today',
  version: 1,
  isQuiet: true,
  parse(value) {
    const { uid, build, about, from, until, markup } = fieldsOf(value)
    const isWhole = isText(uid) && isText(build) && isText(about) && isNumber(from)
    return isWhole && isNumber(until) ? { uid, build, about, from, until, markup } : undefined
  },
})

/** The name of the script that every page starts with changes with every build. */
const currentBuild = (): string =>
  document.querySelector('script[src*="/index-"]')?.getAttribute('src') ?? ''

/** Keeps what was drawn for a member, as long as it is the one who is signed in. */
export function keepMarkup(
  markup: Markup,
  { now, until, ...of }: { uid: string; about: string; now: Date; until: Date },
): void {
  if (signedInUid() !== of.uid) return
  const times = { from: now.getTime(), until: until.getTime() }
  slot.write({ ...of, ...times, build: currentBuild(), markup })
}

/** Forgets what tells of something else by now. */
export function dropMarkupUnless(about: string): void {
  if (slot.read()?.about !== about) slot.remove()
}

/** What was kept, drawn; nothing unless it is whole, of the member who is signed in, of this build, and still so at `now`. */
export function recallMarkup(now: Date): Node | undefined {
  const kept = slot.read()
  if (!kept || kept.uid !== signedInUid() || kept.build !== currentBuild()) return undefined
  const isStillSo = kept.from <= now.getTime() && now.getTime() < kept.until
  return isStillSo ? drawMarkup(kept.markup) : undefined
}
