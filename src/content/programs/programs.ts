import type { ProgramImage, ProgramInfo } from '@/domain/programs/program'
import { contactOf, type SampleBranchId } from '../branches/branchContacts'
import { type ProgramId, programTimetables } from './programTimetables'

const room = (number: string, alt: string): ProgramImage => ({
  url: `/media/gallery-${number}.webp`,
  alt,
})

const programRooms = {
  homework: room('03', '책상에서 숙제하는 아이들'),
  reading: room('04', '소파와 책이 있는 책 읽는 방'),
  art: room('05', '그림을 그리는 미술방'),
  maker: room('06', '로봇을 만드는 만들기방'),
  music: room('07', '피아노가 있는 음악방'),
  snack: room('08', '간식을 준비하는 주방'),
  rest: room('09', '낮잠을 잘 수 있는 쉼방'),
  bus: room('10', '학교 앞 픽업 버스'),
  yard: room('11', '미끄럼틀이 있는 마당'),
  care: room('02', '미끄럼틀이 있는 놀이방'),
  desk: room('12', '선생님이 있는 안내 데스크'),
} as const

type Sample = Omit<
  ProgramInfo,
  'id' | 'schedule' | 'thumbnail' | 'images' | 'safetyNote' | 'timetable' | 'isPublished'
> & {
  id: ProgramId
  alt: string
  rooms: readonly (keyof typeof programRooms)[]
}

const safetyNote =
  '선생님이 시작 전 출석을 확인하고, 마칠 때 보호자 또는 등록된 분께 아이를 인계해요. 몸이 불편한 날에는 미리 알려 주세요.'

const at = (id: SampleBranchId) => {
  const { name, district } = contactOf(id)
  return { branchId: id, branchName: name, region: district }
}
const seongsu = at('seongsu')
const seocho = at('seocho')
const jamsil = at('jamsil')
const mapo = at('mapo')
const bundang = at('bundang')
const pangyo = at('pangyo')

const samples: readonly Sample[] = [
  {
    id: 'art',
    ...seongsu,
    title: '물감 탐험대',
    summary:
      '큰 종이 위에서 손과 붓으로 마음껏 칠하고, 완성한 그림을 집에 가져가는 미술 시간이에요.',
    type: '예술',
    ageBand: { from: 6, to: 9 },
    unitPriceKRW: 28_000,
    isHot: true,
    preparationNote:
      '물감이 묻어도 괜찮은 옷과 여벌 양말을 준비해 주세요. 앞치마와 재료는 아지트에 있어요.',
    alt: '이젤 앞에서 그림을 그리는 아이들',
    rooms: ['art', 'care', 'desk'],
  },
  {
    id: 'robot',
    ...pangyo,
    title: '꼬마 로봇 공작소',
    summary:
      '블록과 모터를 이어 스스로 움직이는 로봇을 만들어요. 두 명이 한 팀이 되어 함께 완성해요.',
    type: '과학',
    ageBand: { from: 8, to: 11 },
    unitPriceKRW: 42_000,
    isHot: true,
    preparationNote:
      '따로 챙길 것은 없어요. 만든 로봇은 사진으로 남기고 부품은 아지트에 두고 가요.',
    alt: '블록 로봇을 만드는 아이들',
    rooms: ['maker', 'homework', 'desk'],
  },
  {
    id: 'soccer',
    ...jamsil,
    title: '첫 축구 교실',
    summary: '공과 친해지는 놀이부터 작은 시합까지, 이기는 것보다 함께 뛰는 즐거움을 배워요.',
    type: '체육',
    ageBand: { from: 7, to: 10 },
    unitPriceKRW: 25_000,
    isHot: true,
    preparationNote: '운동화와 물통, 갈아입을 윗옷을 준비해 주세요. 비가 오면 실내에서 진행해요.',
    alt: '운동장에서 축구를 하는 아이들',
    rooms: ['yard', 'bus', 'snack'],
  },
  {
    id: 'cooking',
    ...mapo,
    title: '꼬마 요리사',
    summary: '제철 재료를 씻고 자르고 섞어 한 그릇을 만들어요. 불은 선생님만 다뤄요.',
    type: '생활',
    ageBand: { from: 6, to: 10 },
    unitPriceKRW: 32_000,
    isHot: false,
    preparationNote:
      '앞치마와 머릿수건을 준비해 주세요. 음식 알레르기가 있으면 예약 뒤 꼭 알려 주세요.',
    alt: '앞치마를 두르고 요리하는 아이들',
    rooms: ['snack', 'care', 'desk'],
  },
  {
    id: 'coding',
    ...pangyo,
    title: '블록 코딩 놀이',
    summary: '그림 블록을 이어 나만의 작은 게임을 만들어요. 글을 다 읽지 못해도 시작할 수 있어요.',
    type: '과학',
    ageBand: { from: 8, to: 12 },
    unitPriceKRW: 35_000,
    isHot: false,
    preparationNote: '태블릿은 아지트에서 빌려 드려요. 안경을 쓰는 아이는 안경을 챙겨 주세요.',
    alt: '태블릿으로 코딩하는 아이들',
    rooms: ['maker', 'homework', 'reading'],
  },
  {
    id: 'music',
    ...seocho,
    title: '우쿨렐레 합주',
    summary: '네 줄로 부르는 첫 노래. 여섯 번이면 친구들과 한 곡을 함께 연주할 수 있어요.',
    type: '예술',
    ageBand: { from: 7, to: 12 },
    unitPriceKRW: 30_000,
    isHot: false,
    preparationNote: '악기는 빌려 드려요. 손톱을 짧게 깎고 오면 연주하기 편해요.',
    alt: '악기를 연주하는 아이들',
    rooms: ['music', 'care', 'rest'],
  },
  {
    id: 'ballet',
    ...bundang,
    title: '나비 발레',
    summary:
      '음악에 맞춰 바르게 서고 부드럽게 움직여요. 처음 시작하는 아이들만 모인 작은 반이에요.',
    type: '체육',
    ageBand: { from: 5, to: 8 },
    unitPriceKRW: 29_000,
    isHot: false,
    preparationNote: '몸에 붙는 편한 옷과 미끄럼 방지 양말을 준비해 주세요. 머리는 묶어 주세요.',
    alt: '발레를 배우는 아이들',
    rooms: ['care', 'rest', 'desk'],
  },
  {
    id: 'reading',
    ...seongsu,
    title: '이야기 책방',
    summary:
      '선생님이 읽어 주는 그림책을 듣고, 마음에 남은 장면을 이야기해요. 평일마다 열려 있어요.',
    type: '언어',
    ageBand: { from: 5, to: 8 },
    unitPriceKRW: 0,
    isHot: true,
    preparationNote: '함께 읽고 싶은 책이 있으면 한 권 가져와 주세요.',
    alt: '책을 읽는 아이들',
    rooms: ['reading', 'rest', 'care'],
  },
  {
    id: 'science',
    ...seocho,
    title: '토요 실험실',
    summary: '거품 화산과 무지개 탑처럼 눈으로 보는 실험을 하고, 왜 그럴지 먼저 맞혀 봐요.',
    type: '과학',
    ageBand: { from: 7, to: 11 },
    unitPriceKRW: 38_000,
    isHot: true,
    preparationNote: '소매를 걷기 쉬운 옷을 입고 와 주세요. 보안경과 실험 재료는 아지트에 있어요.',
    alt: '실험을 하는 아이들',
    rooms: ['maker', 'homework', 'desk'],
  },
  {
    id: 'english',
    ...jamsil,
    title: '영어 그림책 놀이',
    summary: '노래와 몸짓으로 그림책 한 권을 통째로 즐겨요. 외우지 않아도 입에 남아요.',
    type: '언어',
    ageBand: { from: 5, to: 7 },
    unitPriceKRW: 33_000,
    isHot: false,
    preparationNote: '따로 챙길 것은 없어요. 편한 옷이면 충분해요.',
    alt: '그림책으로 영어를 배우는 아이들',
    rooms: ['reading', 'care', 'music'],
  },
  {
    id: 'baduk',
    ...mapo,
    title: '바둑 첫걸음',
    summary: '작은 판에서 돌을 따는 재미부터 시작해요. 차분히 생각하는 힘이 자라요.',
    type: '언어',
    ageBand: { from: 7, to: 13 },
    unitPriceKRW: 20_000,
    isHot: false,
    preparationNote: '따로 챙길 것은 없어요. 바둑판과 교재는 아지트에 있어요.',
    alt: '바둑을 두는 아이들',
    rooms: ['homework', 'reading', 'desk'],
  },
  {
    id: 'swim',
    ...bundang,
    title: '물개 수영단',
    summary: '물과 친해지기부터 자유형까지, 네 명이 한 반으로 천천히 배워요.',
    type: '체육',
    ageBand: { from: 7, to: 11 },
    unitPriceKRW: 45_000,
    isHot: true,
    preparationNote:
      '수영복, 수영모, 물안경, 큰 수건을 준비해 주세요. 이동은 아지트 차량으로 함께해요.',
    alt: '수영을 배우는 아이들',
    rooms: ['bus', 'rest', 'snack'],
  },
  {
    id: 'garden',
    ...mapo,
    title: '옥상 텃밭 친구들',
    summary: '씨앗을 심고 물을 주며 계절을 만나요. 거둔 채소는 조금씩 나누어 가져가요.',
    type: '생활',
    ageBand: { from: 5, to: 12 },
    unitPriceKRW: 0,
    isHot: false,
    preparationNote:
      '흙이 묻어도 괜찮은 옷과 모자, 장갑을 준비해 주세요. 겨울에는 실내 화분으로 진행해요.',
    alt: '텃밭을 가꾸는 아이들',
    rooms: ['yard', 'snack', 'desk'],
  },
  {
    id: 'drama',
    ...seongsu,
    title: '어린이 연극단',
    summary: '이야기를 함께 짓고 역할을 나누어 작은 무대에 올려요. 마지막 날에는 가족을 초대해요.',
    type: '예술',
    ageBand: { from: 8, to: 13 },
    unitPriceKRW: 36_000,
    isHot: false,
    preparationNote: '움직이기 편한 옷과 물통을 준비해 주세요. 의상과 소품은 아지트에 있어요.',
    alt: '무대에서 연극하는 아이들',
    rooms: ['music', 'care', 'rest'],
  },
]

function infoOf({ alt, rooms, ...sample }: Sample): ProgramInfo {
  const thumbnail = `/media/program-${sample.id}.webp`
  const timetable = programTimetables[sample.id]
  const { days, times } = timetable
  return {
    ...sample,
    safetyNote,
    thumbnail,
    images: [{ url: thumbnail, alt }, ...rooms.map((room) => programRooms[room])],
    schedule: { days, start: times[0]?.[0] ?? '', end: times.at(-1)?.[1] ?? '' },
    timetable,
    isPublished: true,
  }
}

/** What stands while no document has its id, also in prerendered HTML. */
export const samplePrograms: readonly ProgramInfo[] = samples.map(infoOf)

/** Pictures of the site that a program can show, with what is on them. */
export const programImages: readonly ProgramImage[] = [
  ...samplePrograms.map(({ images: [first] }) => first),
  ...Object.values(programRooms),
]

export const programImageOf = (address: string): ProgramImage | undefined =>
  programImages.find(({ url }) => url === address)
