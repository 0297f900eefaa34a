export const branches = [
  { id: 'seongsu', name: '성수점', district: '성동구', addressShort: '서울 성동구 아차산로 100' },
  {
    id: 'wangsimni',
    name: '왕십리점',
    district: '성동구',
    addressShort: '서울 성동구 왕십리로 100',
  },
] as const
