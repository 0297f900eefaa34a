import { type FailureRows, inDialog, readRow, sentRow } from './failureRows'

/** Of the people of the agit. */
export const peopleRows = {
  'people of the agit, reading': readRow('the people', 'the menu and 「선생님 초대」'),
  'people of the agit, inviting': sentRow({
    again: 'the next press makes the invitation, once',
    done: 'the code is shown',
    where: inDialog,
    lost: { works: 'the next press finds that it was made, and sends nothing' },
  }),
  'people of the agit, changing': sentRow({
    again: 'the next press saves',
    done: 'the dialog closes',
    where: inDialog,
  }),
  'people of the agit, putting out': sentRow({
    again: 'the next press puts out',
    done: 'the person is gone',
  }),
  'people of the agit, joining': sentRow({
    again: 'the next press joins, once',
    done: '/staff opens',
    lost: { works: 'the next press finds out that it arrived, and opens /staff' },
  }),
} satisfies FailureRows
