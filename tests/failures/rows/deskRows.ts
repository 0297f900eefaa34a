import type { FailureRows } from './failureRows'

const beside = 'beside the button'
const once = 'after the next press the order is paid, and its sum taken once'

const LINE = '「아이 정보 {n}건을 다시 불러오고 있어요.」 over the list'

const partOf = (shown: string) => {
  const later = `children are marked meanwhile; ${shown} within 15 s`
  return {
    refused: { seen: LINE, works: `children are marked meanwhile; ${shown} after 「지금 다시」` },
    slow: { seen: 'the rows without it, then with it', works: 'children are marked meanwhile' },
    hanging: { seen: `${LINE}, after 8 s`, works: later },
    wrong: { seen: LINE, works: later },
  }
}

/** Of the agit's desk and door. */
export const deskRows = {
  'the agit: taking an order from the credit': {
    refused: {
      seen: `「그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.」 ${beside}`,
      works: once,
    },
    slow: { seen: 'the button is busy', works: 'with the answer its sum is taken, once' },
    hanging: {
      seen: `「처리하지 못했어요. 잠시 후 다시 시도해 주세요.」 ${beside}, after 8 s`,
      works: once,
    },
    wrong: {
      seen: 'the order among the paid ones: the listener shows that it arrived',
      works: 'its sum is taken, once',
    },
  },
  'the agit: messages about stays, reading': partOf('they show it'),
  'the agit: snacks of children, reading': partOf('they show them'),
} satisfies FailureRows
