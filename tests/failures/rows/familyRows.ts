import { type FailureRows, inDialog, readRow, sentRow } from './failureRows'

export const familyRows = {
  'guardians, reading': readRow('the guardians', 'the menus and 「초대하기」'),
  'guardians, inviting': sentRow({
    again: 'the next press makes the invitation, once',
    done: 'the code is shown',
    where: inDialog,
    lost: { works: 'the next press finds that it was made, and sends nothing' },
  }),
  'guardians, putting out': sentRow({
    again: 'the next press puts out',
    done: 'the guardian is gone',
  }),
} satisfies FailureRows
