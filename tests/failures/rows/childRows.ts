import { type FailureRows, readRow, sentRow } from './failureRows'

export const childRows = {
  'children, reading': readRow('the children', 'the name stays in the header'),
  'children, writing': sentRow({
    again: 'the next press keeps the child, once',
    done: 'the child is kept',
    where: ', in the form, which stays',
  }),
} satisfies FailureRows
