import type { PictureName } from '../pictures'

export interface Room {
  name: string
  title: string
  text: string
  points: readonly string[]
  picture: PictureName
  alt: string
}

export const rooms: readonly Room[] = [
  {
    name: '놀이',
    title: '몸도 마음도 풀리는 놀이방',
    text: '학교에서 오래 앉아 있던 아이가 가장 먼저 달려가는 방이에요. 미끄럼틀과 블록, 보드게임이 있고 선생님이 편을 나누어 함께 놀아요.',
    points: ['모서리를 감싼 가구', '나이별 놀이 시간', '비 오는 날의 실내 놀이'],
    picture: 'space-play',
    alt: '미끄럼틀 앞에서 선생님과 아이들이 노는 놀이방',
  },
  {
    name: '공부',
    title: '숙제를 끝내고 가벼워지는 공부방',
    text: '키에 맞는 책상에서 숙제를 먼저 끝내요. 모르는 것은 선생님께 묻고, 남는 시간에는 읽고 싶은 책을 골라요.',
    points: ['높이를 맞춘 책상과 의자', '눈이 편한 조명', '숙제 확인 쪽지'],
    picture: 'space-study',
    alt: '칠판 앞 책상에서 숙제하는 아이들과 선생님',
  },
  {
    name: '쉼',
    title: '불을 낮추고 눕는 쉼방',
    text: '졸리거나 조금 지친 날에는 누워서 쉬어요. 소파와 작은 침대가 있고, 조용히 책을 읽어도 좋아요.',
    points: ['날마다 세탁하는 이불', '조용히 하는 약속', '쉬는 동안 곁에 있는 선생님'],
    picture: 'space-rest',
    alt: '달 그림이 걸린 방에서 소파와 침대에 쉬는 아이',
  },
  {
    name: '주방',
    title: '간식 냄새가 나는 주방',
    text: '식탁에 둘러앉아 오늘의 간식을 먹어요. 알레르기가 있는 아이의 재료는 따로 두고, 내기 전에 한 번 더 살펴봐요.',
    points: ['알레르기 재료 따로 보관', '직접 만드는 간식 시간', '손 씻기부터 시작'],
    picture: 'space-kitchen',
    alt: '식탁에서 간식을 먹는 아이들과 앞치마를 두른 선생님',
  },
  {
    name: '마당',
    title: '하늘이 보이는 마당',
    text: '날이 좋으면 바깥에서 공을 차고 킥보드를 타요. 마당이 없는 지점은 가까운 공원에 선생님과 함께 나가요.',
    points: ['선생님과 함께 나가기', '미세먼지가 많은 날은 실내로', '안전모와 무릎 보호대'],
    picture: 'space-yard',
    alt: '아지트 앞 마당에서 공놀이와 킥보드를 즐기는 아이들',
  },
]
