import type { FailureRows } from './failureRows'
import { commandRows, listReadRows, saidByStrip } from './staffWords'

const unsent = '; the text stays in the form and in this tab'

export const careStaffRows = {
  'the agit: care of a day': listReadRows(''),
  'the agit: a child arrives': {
    ...saidByStrip(commandRows('the child is there, with 하원 as its next step', '')),
    wrong: {
      seen: 'the list that is read then shows the child there, and no message',
      works: 'the arrival is marked once',
    },
  },
  'the agit: sending a note': commandRows(
    `the note is sent once${unsent} until then`,
    'the next press finds that the note stands there, and sends nothing',
  ),
} satisfies FailureRows
