import { type BranchContact, isBookable } from '@/domain/places/branch'
import {
  type PlaceArea,
  type PlacePoint,
  type PlaceType,
  placeAreas,
} from '@/domain/places/placePoint'
import { sampleContacts } from './branches/branchContacts'

type Row = readonly [id: string, name: string, address: string, lat: number, lng: number]

/** Sample addresses and positions. */
const schools: readonly Row[] = [
  ['seongdong-el', '성동초등학교', '서울 성동구 왕십리로 189', 37.5547, 127.0402],
  ['gyeongdong-el', '경동초등학교', '서울 성동구 왕십리로 63', 37.5449, 127.0444],
  ['seongsu-el', '성수초등학교', '서울 성동구 연무장11길 12', 37.5421, 127.0596],
  ['haengdang-el', '행당초등학교', '서울 성동구 행당로 87', 37.5573, 127.0299],
  ['eungbong-el', '응봉초등학교', '서울 성동구 고산자로 88', 37.5524, 127.0333],
  ['kyungil-el', '경일초등학교', '서울 성동구 뚝섬로 397', 37.5395, 127.0571],
  ['oksu-el', '옥수초등학교', '서울 성동구 독서당로 223', 37.5436, 127.0158],
  ['majang-el', '마장초등학교', '서울 성동구 마장로 271', 37.5668, 127.0408],
  ['jayang-el', '자양초등학교', '서울 광진구 뚝섬로 545', 37.5353, 127.0689],
  ['seocho-el', '서초초등학교', '서울 서초구 서초대로65길 13', 37.4946, 127.0189],
  ['seoil-el', '서일초등학교', '서울 서초구 효령로 304', 37.4853, 127.0166],
  ['banpo-el', '반포초등학교', '서울 서초구 신반포로 23길 40', 37.5061, 127.0041],
  ['wonmyeong-el', '원명초등학교', '서울 서초구 반포대로 145', 37.4934, 127.0139],
  ['bangbae-el', '방배초등학교', '서울 서초구 방배로 55', 37.4807, 126.9975],
  ['daechi-el', '대치초등학교', '서울 강남구 도곡로 409', 37.4975, 127.0587],
  ['yeoksam-el', '역삼초등학교', '서울 강남구 역삼로 110', 37.4953, 127.0337],
  ['jamsil-el', '잠실초등학교', '서울 송파구 올림픽로 145', 37.5114, 127.0869],
  ['jamshin-el', '잠신초등학교', '서울 송파구 올림픽로 99', 37.5121, 127.0786],
  ['songpa-el', '송파초등학교', '서울 송파구 송이로 15', 37.5009, 127.1121],
  ['sincheon-el', '신천초등학교', '서울 송파구 올림픽로35길 120', 37.5171, 127.0985],
  ['bangi-el', '방이초등학교', '서울 송파구 위례성대로 51', 37.5151, 127.1154],
  ['mapo-el', '마포초등학교', '서울 마포구 큰우물로 72', 37.5404, 126.9463],
  ['yeomni-el', '염리초등학교', '서울 마포구 숭문길 98', 37.5467, 126.9461],
  ['gongdeok-el', '공덕초등학교', '서울 마포구 만리재로 60', 37.5474, 126.9571],
  ['ahyeon-el', '아현초등학교', '서울 마포구 마포대로 215', 37.5531, 126.9552],
  ['sinseok-el', '신석초등학교', '서울 마포구 독막로 289', 37.5443, 126.9372],
  ['bundang-el', '분당초등학교', '경기 성남시 분당구 중앙공원로 17', 37.3776, 127.1293],
  ['sunae-el', '수내초등학교', '경기 성남시 분당구 내정로 185', 37.3741, 127.1174],
  ['jeongja-el', '정자초등학교', '경기 성남시 분당구 느티로 51', 37.3652, 127.1117],
  ['seohyeon-el', '서현초등학교', '경기 성남시 분당구 서현로 255', 37.3858, 127.1294],
  ['bulgok-el', '불곡초등학교', '경기 성남시 분당구 정자일로 72', 37.3613, 127.1086],
  ['pangyo-el', '판교초등학교', '경기 성남시 분당구 동판교로 226', 37.3997, 127.1146],
  ['bopyeong-el', '보평초등학교', '경기 성남시 분당구 판교역로 61', 37.3901, 127.1163],
  ['sampyeong-el', '삼평초등학교', '경기 성남시 분당구 대왕판교로 606', 37.4009, 127.1094],
  ['nakseong-el', '낙생초등학교', '경기 성남시 분당구 판교로 375', 37.3905, 127.1033],
]

/** Samples. */
const youthCenters: readonly Row[] = [
  ['seongdong-youth', '성동청소년센터', '서울 성동구 고산자로 164', 37.5589, 127.0351],
  ['seoul-forest', '서울숲 어린이센터', '서울 성동구 뚝섬로 273', 37.5444, 127.0374],
  ['seocho-youth', '서초청소년센터', '서울 서초구 방배로 173', 37.4905, 126.9921],
  ['songpa-youth', '송파청소년센터', '서울 송파구 중대로9길 34', 37.4946, 127.1221],
  ['mapo-youth', '마포청소년센터', '서울 마포구 월드컵로 212', 37.5662, 126.9016],
  ['bundang-youth', '분당청소년센터', '경기 성남시 분당구 내정로 137', 37.3719, 127.1131],
  ['pangyo-youth', '판교청소년센터', '경기 성남시 분당구 판교역로 97', 37.3934, 127.1147],
]

const points = (type: PlaceType, prefix: string, rows: readonly Row[]): PlacePoint[] =>
  rows.map(([id, name, address, lat, lng]) => ({
    id: `${prefix}-${id}`,
    name,
    type,
    address,
    lat,
    lng,
  }))

/** A branch as a place of rides; its name there is `도담아지트 성수점`. */
const branchPoint = ({ id, name, addressShort, lat, lng }: BranchContact): PlacePoint => ({
  id: `branch-${id}`,
  name: `도담아지트 ${name}`,
  type: 'center',
  address: addressShort,
  lat,
  lng,
})

const others = [...points('school', 'school', schools), ...points('center', 'center', youthCenters)]

const branchPoints = (branches: readonly BranchContact[]): readonly PlacePoint[] =>
  branches.filter(isBookable).map(branchPoint)

/** Branches first, because most rides go there; those that are closed or not open yet are none. */
export const placesOf = (branches: readonly BranchContact[]): readonly PlacePoint[] => [
  ...branchPoints(branches),
  ...others,
]

/** With the sample branches. */
export const places: readonly PlacePoint[] = placesOf(sampleContacts)

/** What lies around each branch. */
export function neighbourhoodsOf(branches: readonly BranchContact[]): readonly PlaceArea[] {
  const centers = branchPoints(branches)
  return placeAreas(centers, [...centers, ...others])
}
