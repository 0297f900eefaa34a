import type { Branch, BranchMedia } from '@/domain/places/branch'
import type { OpenSpan, WeeklyHours } from '@/domain/places/openingHours'
import { picture } from '../pictures'
import { contactOf } from './branchContacts'
import { branchGallery } from './branchGallery'
import { spotsOf } from './branchSpots'

const span = (from: number, to: number): OpenSpan => ({
  opensAtMin: from * 60,
  closesAtMin: to * 60,
})

const week = (weekday: OpenSpan, saturday: OpenSpan | null): WeeklyHours => [
  null,
  weekday,
  weekday,
  weekday,
  weekday,
  weekday,
  saturday,
]

/** Samples (specification 3, section 5). */
export const sampleBranches: readonly Branch[] = [
  {
    ...contactOf('seongsu'),
    thumbnail: {
      picture: picture('branch-seongsu'),
      alt: '나무 사이에 있는 성수점 앞에서 선생님이 아이들을 맞이하는 그림',
    },
    address: '서울특별시 성동구 아차산로 100, 2층',
    addressJibun: '서울특별시 성동구 성수동2가 300-00',
    hours: week(span(12, 20), span(10, 15)),
    floor: '2층 (1층 약국 옆 계단과 승강기)',
    landmarkTips: ['1층에 약국이 있는 벽돌 건물이에요.', '주황 차양과 초록 창을 찾아 주세요.'],
    wayfinding: [
      {
        label: '걸어서',
        value: '성수역 2번 출구에서 서울숲 쪽으로 곧장 6분, 횡단보도를 한 번만 건너요.',
      },
      { label: '버스', value: '성수동우체국 정류장에서 내려 2분 걸어요.' },
    ],
    parkingSummary: '건물 뒤 2대, 데려다주고 데려갈 때 15분까지 무료예요.',
    images: branchGallery,
    introTitle: '초록 창이 있는 성수동의 두 번째 우리 집',
    introText:
      '서울숲 가까운 조용한 골목 2층에 있어요. 학교가 끝난 아이들이 신발을 벗고 편하게 쉬고, 책을 읽고, 친구와 놀다가 집에 가요. 날이 좋은 오후에는 선생님과 함께 서울숲까지 걸어가요.',
    facts: [
      { label: '함께하는 나이', value: '7~13세' },
      { label: '정원', value: '24명' },
      { label: '담당 선생님', value: '6명' },
      { label: '성수역에서', value: '도보 6분' },
    ],
    amenities: [
      { key: 'books', title: '책 1,200권', note: '나이별로 나눈 책장' },
      { key: 'nap', title: '쉼방', note: '이불과 베개를 날마다 세탁' },
      { key: 'kitchen', title: '주방', note: '알레르기 재료는 따로 보관' },
      { key: 'toilet', title: '아이 화장실', note: '낮은 세면대와 손 세정제' },
      { key: 'locker', title: '개인 사물함', note: '이름표가 있는 칸' },
      { key: 'air', title: '공기 청정', note: '하루 두 번 환기와 소독' },
      { key: 'firstAid', title: '상비약', note: '보호자 확인 뒤에만 사용' },
      { key: 'shuttle', title: '픽업 차량', note: '어린이 보호 차량 2대' },
    ],
    spots: spotsOf('seongsu'),
  },
  {
    ...contactOf('seocho'),
    thumbnail: {
      picture: picture('branch-seocho'),
      alt: '가로수 길에 있는 서초점과 책가방을 멘 아이들 그림',
    },
    address: '서울특별시 서초구 서초대로 233, 3층',
    addressJibun: '서울특별시 서초구 서초동 1600-00',
    hours: week(span(12, 21), span(10, 16)),
    floor: '3층 (정문 왼쪽 승강기)',
    landmarkTips: ['1층에 문구점이 있어요.', '법원 사거리에서 주황 간판이 보여요.'],
    wayfinding: [
      { label: '걸어서', value: '서초역 1번 출구에서 교대역 쪽으로 4분 걸으면 왼쪽에 있어요.' },
      { label: '버스', value: '서초역 정류장에서 내려 3분 걸어요.' },
    ],
    parkingSummary: '지하 1층 4대, 30분까지 무료예요. 키 2.1m가 넘는 차는 들어오지 못해요.',
    images: branchGallery,
    introTitle: '숙제를 마치고 마음 놓고 쉬는 곳',
    introText:
      '퇴근이 늦는 날에도 기다릴 수 있게 평일에는 밤 9시까지 열어요. 조용한 공부방이 두 개 있어 숙제를 먼저 끝내고, 남은 시간에는 책과 보드게임을 즐겨요.',
    facts: [
      { label: '함께하는 나이', value: '8~13세' },
      { label: '정원', value: '30명' },
      { label: '담당 선생님', value: '7명' },
      { label: '서초역에서', value: '도보 4분' },
    ],
    amenities: [
      { key: 'books', title: '책 2,000권', note: '영어책과 학습 만화까지' },
      { key: 'locker', title: '개인 사물함', note: '가방과 겉옷을 함께 넣는 크기' },
      { key: 'kitchen', title: '주방', note: '저녁 간식을 데우는 전자레인지' },
      { key: 'nap', title: '쉼방', note: '불빛을 낮춘 작은 방' },
      { key: 'toilet', title: '아이 화장실', note: '층 안에 남녀 따로' },
      { key: 'air', title: '공기 청정', note: '공부방마다 한 대씩' },
      { key: 'firstAid', title: '상비약', note: '보호자 확인 뒤에만 사용' },
    ],
    spots: spotsOf('seocho'),
  },
  {
    ...contactOf('jamsil'),
    thumbnail: {
      picture: picture('branch-jamsil'),
      alt: '놀이터 옆에 있는 잠실점과 뛰어노는 아이들 그림',
    },
    address: '서울특별시 송파구 올림픽로 98, 1층',
    addressJibun: '서울특별시 송파구 잠실동 170-00',
    hours: week(span(11, 20), span(9, 15)),
    floor: '1층 (문턱이 없어 유아차도 들어와요)',
    landmarkTips: ['새내마을 어린이공원 바로 앞이에요.', '마당에 노란 미끄럼틀이 있어요.'],
    wayfinding: [
      { label: '걸어서', value: '잠실새내역 4번 출구에서 공원 쪽으로 3분 걸어요.' },
      { label: '버스', value: '잠실새내역 정류장에서 내려 공원을 가로질러 2분 걸어요.' },
    ],
    parkingSummary: '마당 앞 3대, 20분까지 무료예요. 야구 경기가 있는 날은 길이 붐벼요.',
    images: branchGallery,
    introTitle: '마당에서 한껏 뛰어노는 잠실 아지트',
    introText:
      '1층에 마당이 있어 몸을 움직이는 놀이가 많아요. 비 오는 날에는 넓은 놀이방에서 줄넘기와 매트 놀이를 하고, 토요일에는 아침 9시부터 문을 열어요.',
    facts: [
      { label: '함께하는 나이', value: '6~12세' },
      { label: '정원', value: '36명' },
      { label: '담당 선생님', value: '8명' },
      { label: '잠실새내역에서', value: '도보 3분' },
    ],
    amenities: [
      { key: 'shuttle', title: '픽업 차량', note: '어린이 보호 차량 3대' },
      { key: 'toilet', title: '아이 화장실', note: '마당에서 바로 들어가는 문' },
      { key: 'locker', title: '개인 사물함', note: '갈아입을 옷을 넣는 칸' },
      { key: 'kitchen', title: '주방', note: '마당이 보이는 긴 식탁' },
      { key: 'books', title: '책 900권', note: '낮은 책장에 그림책부터' },
      { key: 'nap', title: '쉼방', note: '동생들이 먼저 쓰는 낮잠 자리' },
      { key: 'air', title: '공기 청정', note: '미세먼지가 많은 날은 실내 놀이' },
      { key: 'firstAid', title: '상비약', note: '무릎 상처를 바로 씻는 세면대' },
    ],
    spots: spotsOf('jamsil'),
  },
  {
    ...contactOf('mapo'),
    thumbnail: {
      picture: picture('branch-mapo'),
      alt: '숲길 옆에 있는 마포점과 자전거를 탄 아이 그림',
    },
    address: '서울특별시 마포구 백범로 150, 2층',
    addressJibun: '서울특별시 마포구 염리동 160-00',
    hours: week(span(12, 20), null),
    floor: '2층 (건물 옆 계단, 승강기 있음)',
    landmarkTips: [
      '경의선숲길에서 보이는 흰 건물이에요.',
      '1층 빵집과 자전거 가게 사이 문으로 들어와요.',
    ],
    wayfinding: [
      { label: '걸어서', value: '공덕역 1번 출구에서 숲길을 따라 7분, 차도를 건너지 않아요.' },
      { label: '버스', value: '염리동 정류장에서 내려 3분 걸어요.' },
    ],
    parkingSummary: '건물에 자리가 없어요. 길 건너 공영주차장을 이용해 주세요 (5분 300원).',
    images: branchGallery,
    introTitle: '숲길을 따라 걸어오는 마포 아지트',
    introText:
      '경의선숲길 바로 옆이라 아이가 차도를 건너지 않고 걸어올 수 있어요. 악기와 그림 도구가 많아 무언가 만드는 것을 좋아하는 아이에게 잘 맞아요. 토요일과 일요일은 쉬어요.',
    facts: [
      { label: '함께하는 나이', value: '7~12세' },
      { label: '정원', value: '20명' },
      { label: '담당 선생님', value: '5명' },
      { label: '공덕역에서', value: '도보 7분' },
    ],
    amenities: [
      { key: 'books', title: '책 1,000권', note: '숲과 동물 책이 많아요' },
      { key: 'kitchen', title: '주방', note: '아이와 함께 굽는 작은 오븐' },
      { key: 'nap', title: '쉼방', note: '창가에 놓인 긴 의자' },
      { key: 'toilet', title: '아이 화장실', note: '발판이 있는 세면대' },
      { key: 'locker', title: '개인 사물함', note: '자전거 안전모 걸이까지' },
      { key: 'firstAid', title: '상비약', note: '보호자 확인 뒤에만 사용' },
    ],
    spots: spotsOf('mapo'),
  },
  {
    ...contactOf('bundang'),
    thumbnail: {
      picture: picture('branch-bundang'),
      alt: '공원 옆에 있는 분당점과 손을 흔드는 아이들 그림',
    },
    address: '경기도 성남시 분당구 황새울로 240, 4층',
    addressJibun: '경기도 성남시 분당구 수내동 20-00',
    hours: week(span(12, 20), span(10, 15)),
    floor: '4층 (승강기에서 내려 오른쪽)',
    landmarkTips: ['1층에 서점이 있는 건물이에요.', '중앙공원 입구와 마주 보고 있어요.'],
    wayfinding: [
      { label: '걸어서', value: '수내역 3번 출구에서 중앙공원 쪽으로 5분 걸어요.' },
      { label: '버스', value: '수내동양파라곤 정류장에서 내려 1분 걸어요.' },
    ],
    parkingSummary: '지하 2층, 1시간까지 무료예요. 차 번호를 안내 데스크에 알려 주세요.',
    images: branchGallery,
    introTitle: '공원이 내려다보이는 분당 아지트',
    introText:
      '중앙공원 나무가 보이는 4층이에요. 수내동 초등학교 네 곳이 가까워요. 오후에는 창가 책상에서 숙제를 하고 공원에 나가 놀아요.',
    facts: [
      { label: '함께하는 나이', value: '7~13세' },
      { label: '정원', value: '32명' },
      { label: '담당 선생님', value: '7명' },
      { label: '수내역에서', value: '도보 5분' },
    ],
    amenities: [
      { key: 'shuttle', title: '픽업 차량', note: '어린이 보호 차량 3대' },
      { key: 'books', title: '책 1,500권', note: '한 달에 한 번 새 책' },
      { key: 'nap', title: '쉼방', note: '공원이 보이는 창' },
      { key: 'kitchen', title: '주방', note: '제철 과일을 준비해요' },
      { key: 'toilet', title: '아이 화장실', note: '층 안에 남녀 따로' },
      { key: 'locker', title: '개인 사물함', note: '이름표가 있는 칸' },
      { key: 'air', title: '공기 청정', note: '하루 두 번 환기' },
      { key: 'firstAid', title: '상비약', note: '보호자 확인 뒤에만 사용' },
    ],
    spots: spotsOf('bundang'),
  },
  {
    ...contactOf('pangyo'),
    thumbnail: {
      picture: picture('branch-pangyo'),
      alt: '높은 건물 사이에 있는 판교점과 로봇을 든 아이들 그림',
    },
    address: '경기도 성남시 분당구 판교역로 145, 2층',
    addressJibun: '경기도 성남시 분당구 백현동 530-00',
    hours: week(span(13, 21), span(10, 14)),
    floor: '2층 (바깥 계단으로 바로 올라와요)',
    landmarkTips: ['판교역 광장에서 남쪽 첫 번째 건물이에요.', '유리창에 로봇 그림이 붙어 있어요.'],
    wayfinding: [
      { label: '걸어서', value: '판교역 3번 출구에서 보평초등학교 쪽으로 5분 걸어요.' },
      { label: '버스', value: '판교역 남편 정류장에서 내려 2분 걸어요.' },
    ],
    parkingSummary: '지하 3층, 30분까지 무료예요. 저녁 6시 뒤에는 자리가 넉넉해요.',
    images: branchGallery,
    introTitle: '만들기를 좋아하는 아이들의 판교 아지트',
    introText:
      '로봇과 목공 도구가 있는 만들기방이 가장 큰 방이에요. 늦게 퇴근하는 집을 위해 평일에는 밤 9시까지 열고, 저녁 간식도 미리 고를 수 있어요.',
    facts: [
      { label: '함께하는 나이', value: '8~13세' },
      { label: '정원', value: '28명' },
      { label: '담당 선생님', value: '6명' },
      { label: '판교역에서', value: '도보 5분' },
    ],
    amenities: [
      { key: 'books', title: '책 1,100권', note: '과학책과 만들기 책' },
      { key: 'locker', title: '개인 사물함', note: '만든 것을 두고 가는 칸' },
      { key: 'kitchen', title: '주방', note: '저녁 간식을 고르는 자리' },
      { key: 'toilet', title: '아이 화장실', note: '낮은 세면대와 손 세정제' },
      { key: 'nap', title: '쉼방', note: '바닥이 따뜻한 방' },
      { key: 'air', title: '공기 청정', note: '만들기방 환기 장치' },
      { key: 'firstAid', title: '상비약', note: '보호자 확인 뒤에만 사용' },
      { key: 'shuttle', title: '픽업 차량', note: '어린이 보호 차량 2대' },
    ],
    spots: spotsOf('pangyo'),
  },
]

/** A branch that the code does not know has one picture, and the rest is being prepared. */
const mediaOfNew: BranchMedia = {
  thumbnail: { picture: picture('hero-branch'), alt: '' },
  wayfinding: [],
  images: [],
  facts: [],
  amenities: [],
  spots: [],
}

export const branchMedia = (id: string): BranchMedia =>
  sampleBranches.find((sample) => sample.id === id) ?? mediaOfNew
