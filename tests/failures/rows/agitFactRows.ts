import { changed, type FailureRows, failed } from './failureRows'
import { commandRows } from './staffWords'

const listRows = {
  refused: { seen: changed, works: 'the reload brings the list' },
  slow: { seen: 'a grey shape, then the list', works: 'another tab opens meanwhile' },
  hanging: { seen: `${failed}, after 8 s`, works: 'the retry brings the list' },
  wrong: { seen: failed, works: 'the retry brings the list' },
}

const STAYS = 'the form keeps what was typed until then'
const FOUND = 'the next press finds that it stands there, and closes the form'

/** What the agit decides by itself. */
export const agitFactRows = {
  'the agit: notices': listRows,
  'the agit: programs': listRows,
  'the agit: branches': listRows,
  'the agit: changing the fares': commandRows(`they change once; ${STAYS}`, FOUND),
  'the agit: changing the prices of passes': commandRows(`they change once; ${STAYS}`, FOUND),
  'the agit: closing a day': commandRows('it is closed', 'the next press finds it closed'),
  'the agit: saving a notice': commandRows(`it is there once; ${STAYS}`, FOUND),
  'the agit: saving a program': commandRows(`it is changed once; ${STAYS}`, FOUND),
  'the agit: saving a branch': commandRows(`it is changed once; ${STAYS}`, FOUND),
} satisfies FailureRows
