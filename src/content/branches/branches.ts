import type { Branch, BranchImage, BranchMedia, PickupSpot } from '@/domain/places/branch'
import { picture } from '../pictures'
import { contactOf } from './branchContacts'

type SpotRow = readonly [title: string, place: string, addr: string, lat: number, lng: number]

/** Samples: four shops, then stations and school gates. */
const rows = {
  seongsu: [
    ['아차산로 약국', '약국 앞', '서울 성동구 아차산로 96', 37.5438, 127.0499],
    ['성수 문구점', '문구점 앞', '서울 성동구 성수이로7길 7', 37.5436, 127.0524],
    ['연무장길 서점', '서점 앞', '서울 성동구 연무장길 12', 37.5426, 127.0508],
    ['성수 빵집', '빵집 앞', '서울 성동구 연무장길 20', 37.5427, 127.0526],
    ['서울숲역 3번 출구', '약국 앞 차양 아래', '서울 성동구 왕십리로 77', 37.5441, 127.0449],
    ['성수역 2번 출구', '문구점 앞', '서울 성동구 아차산로 92', 37.5449, 127.0554],
    ['경동초등학교 정문', '길 건너 서점 앞', '서울 성동구 왕십리로5길 30', 37.5468, 127.0462],
    ['뚝섬역 5번 출구', '빵집 앞', '서울 성동구 아차산로 18', 37.5471, 127.0474],
    ['서울숲 방문자센터', '안내판 옆 의자', '서울 성동구 뚝섬로 273', 37.5436, 127.0418],
    ['성수도서관', '1층 현관 안쪽', '서울 성동구 뚝섬로1길 43', 37.5412, 127.0441],
  ],
  seocho: [
    ['서초대로 약국', '약국 앞', '서울 서초구 서초대로 229', 37.4924, 127.0085],
    ['법원 앞 문구점', '문구점 앞', '서울 서초구 서초대로 240', 37.4922, 127.011],
    ['서초 빵집', '빵집 앞', '서울 서초구 서초중앙로 110', 37.4912, 127.0094],
    ['서초동 서점', '서점 앞', '서울 서초구 서초대로42길 10', 37.4913, 127.0112],
    ['서초역 8번 출구', '꽃집 앞', '서울 서초구 서초대로 206', 37.4917, 127.0069],
    ['교대역 6번 출구', '약국 앞', '서울 서초구 서초대로 294', 37.4936, 127.0141],
    ['서초초등학교 정문', '문구점 앞', '서울 서초구 서운로 158', 37.4951, 127.0232],
    ['서래초등학교 정문', '서점 앞', '서울 서초구 고무래로 42', 37.5023, 127.0056],
    ['국립중앙도서관', '정문 안내소 옆', '서울 서초구 반포대로 201', 37.4978, 127.0032],
    ['서리풀공원 입구', '안내판 앞', '서울 서초구 서초대로27길 20', 37.4928, 127.0021],
  ],
  jamsil: [
    ['새내 약국', '약국 앞', '서울 송파구 올림픽로 94', 37.5104, 127.0834],
    ['올림픽로 서점', '서점 앞', '서울 송파구 올림픽로 102', 37.5102, 127.0859],
    ['새내 분식점', '분식점 앞', '서울 송파구 백제고분로7길 20', 37.5092, 127.0843],
    ['잠실 문구점', '문구점 앞', '서울 송파구 백제고분로7길 32', 37.5093, 127.0861],
    ['잠실새내역 4번 출구', '약국 앞', '서울 송파구 올림픽로 116', 37.5115, 127.0862],
    ['종합운동장역 6번 출구', '편의점 앞', '서울 송파구 올림픽로 25', 37.5109, 127.0737],
    ['잠신초등학교 정문', '분식점 앞', '서울 송파구 올림픽로 119', 37.5131, 127.0854],
    ['잠일초등학교 후문', '세탁소 앞', '서울 송파구 올림픽로8길 41', 37.5086, 127.0838],
    ['아시아공원 입구', '안내판 앞', '서울 송파구 올림픽로 84', 37.5099, 127.0766],
    ['송파어린이도서관', '1층 로비', '서울 송파구 올림픽로 105', 37.5118, 127.0833],
  ],
  mapo: [
    ['백범로 약국', '약국 앞', '서울 마포구 백범로 146', 37.5419, 126.9466],
    ['염리 문구점', '문구점 앞', '서울 마포구 백범로 154', 37.5417, 126.9491],
    ['숲길 빵집', '빵집 앞', '서울 마포구 백범로25길 12', 37.5407, 126.9475],
    ['도화 서점', '서점 앞', '서울 마포구 도화길 50', 37.5408, 126.9493],
    ['공덕역 1번 출구', '약국 앞', '서울 마포구 마포대로 109', 37.5437, 126.9514],
    ['마포역 3번 출구', '카페 앞', '서울 마포구 마포대로 33', 37.5397, 126.9457],
    ['공덕초등학교 정문', '서점 앞', '서울 마포구 만리재옛길 57', 37.5458, 126.9561],
    ['염리초등학교 정문', '분식점 앞', '서울 마포구 숭문길 98', 37.5461, 126.9467],
    ['마포초등학교 후문', '빵집 앞', '서울 마포구 도화4길 46', 37.5407, 126.9499],
    ['경의선숲길 공덕 입구', '긴 의자 옆', '서울 마포구 백범로 157', 37.5443, 126.9489],
  ],
  bundang: [
    ['황새울 약국', '약국 앞', '경기 성남시 분당구 황새울로 236', 37.3758, 127.1145],
    ['수내 서점', '서점 앞', '경기 성남시 분당구 황새울로 244', 37.3756, 127.117],
    ['수내 문구점', '문구점 앞', '경기 성남시 분당구 수내로 30', 37.3746, 127.1154],
    ['내정 빵집', '빵집 앞', '경기 성남시 분당구 내정로165번길 10', 37.3747, 127.1172],
    ['수내역 3번 출구', '꽃집 앞', '경기 성남시 분당구 황새울로 218', 37.3784, 127.1142],
    ['서현역 5번 출구', '서점 앞', '경기 성남시 분당구 서현로 180', 37.3851, 127.1233],
    ['내정초등학교 정문', '문구점 앞', '경기 성남시 분당구 내정로 152', 37.3722, 127.1187],
    ['수내초등학교 후문', '분식점 앞', '경기 성남시 분당구 백현로 234', 37.3769, 127.1171],
    ['당촌초등학교 정문', '빵집 앞', '경기 성남시 분당구 내정로 185', 37.3757, 127.1225],
    ['중앙공원 황새울광장', '안내판 앞', '경기 성남시 분당구 성남대로 550', 37.3771, 127.1246],
  ],
  pangyo: [
    ['판교 약국', '약국 앞', '경기 성남시 분당구 판교역로 141', 37.3913, 127.1106],
    ['판교 문구점', '문구점 앞', '경기 성남시 분당구 판교역로 149', 37.3911, 127.1131],
    ['동판교 서점', '서점 앞', '경기 성남시 분당구 동판교로 80', 37.3901, 127.1115],
    ['백현 빵집', '빵집 앞', '경기 성남시 분당구 동판교로52번길 9', 37.3902, 127.1133],
    ['판교역 1번 출구', '서점 앞', '경기 성남시 분당구 판교역로 166', 37.3953, 127.1107],
    ['보평초등학교 정문', '문구점 앞', '경기 성남시 분당구 판교역로 70', 37.3879, 127.1136],
    ['신백현초등학교 정문', '분식점 앞', '경기 성남시 분당구 동판교로 122', 37.3908, 127.1158],
    ['화랑초등학교 정문', '빵집 앞', '경기 성남시 분당구 대왕판교로606번길 40', 37.3967, 127.1141],
    ['삼평동 행정복지센터', '1층 현관', '경기 성남시 분당구 동판교로 177', 37.3969, 127.1179],
    ['화랑공원 입구', '안내판 앞', '경기 성남시 분당구 대왕판교로 645', 37.3996, 127.1089],
  ],
} as const satisfies Record<string, readonly SpotRow[]>

const spotsOf = (branchId: keyof typeof rows): readonly PickupSpot[] =>
  rows[branchId].map(([title, place, addr, lat, lng], index) => ({
    id: `${branchId}-${index + 1}`,
    title,
    place,
    addr,
    lat,
    lng,
  }))

const view = (name: Parameters<typeof picture>[0], alt: string): BranchImage => ({
  picture: picture(name),
  alt,
})

/** Specification 1, section 2. */
const branchGallery: readonly BranchImage[] = [
  view('gallery-01', '아지트 앞에서 인사하는 선생님과 아이들'),
  view('gallery-02', '미끄럼틀이 있는 놀이방'),
  view('gallery-03', '책상에서 숙제하는 아이들'),
  view('gallery-04', '소파와 책이 있는 책 읽는 방'),
  view('gallery-05', '그림을 그리는 미술방'),
  view('gallery-06', '로봇을 만드는 만들기방'),
  view('gallery-07', '피아노가 있는 음악방'),
  view('gallery-08', '간식을 준비하는 주방'),
  view('gallery-09', '낮잠을 잘 수 있는 쉼방'),
  view('gallery-10', '학교 앞 픽업 버스'),
  view('gallery-11', '미끄럼틀이 있는 마당'),
  view('gallery-12', '선생님이 있는 안내 데스크'),
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
