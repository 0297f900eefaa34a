import type { FailureRows } from './failureRows'

const mapList =
  '「지도를 불러오지 못했습니다. 아래 목록에서 선택해 주세요.」 and every branch as a list'

export const mapRows = {
  'map script': {
    refused: {
      seen: mapList,
      works: 'a branch is opened from the list and its pickup request too',
    },
    slow: { seen: '「지도를 불러오는 중…」, then the map', works: 'a marker leads to its branch' },
    hanging: { seen: `${mapList}, after 8 s`, works: 'a branch and its pickup request are opened' },
    wrong: { seen: mapList, works: 'a branch and its pickup request are opened' },
  },
} satisfies FailureRows
