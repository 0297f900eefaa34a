import { paths } from '@/domain/site/paths'
import { pickupStory } from '../pickupStory'
import type { PictureName } from '../pictures'

interface Story {
  picture: PictureName
  alt: string
  label: string
  title: string
  body: readonly string[]
}

interface Point {
  icon: PictureName
  title: string
  text: string
  link?: { to: string; label: string }
}

export const aboutStories: readonly Story[] = [
  {
    picture: 'feature-safe',
    alt: '선생님이 아이 둘과 횡단보도를 건너는 그림',
    label: '만나러 가요',
    title: '학교 앞에서 이름을 불러요',
    body: [`${pickupStory} 아지트든 학원이든 집이든 보호자가 고른 곳으로 가요.`],
  },
  {
    picture: 'feature-custom',
    alt: '선생님과 아이들이 책상에서 로봇과 그림을 만드는 그림',
    label: '함께 보내요',
    title: '쉬고 싶은 날과 배우고 싶은 날은 달라요',
    body: [
      '어떤 날은 소파에서 책을 읽고, 어떤 날은 로봇을 만들어요. 숙제, 놀이, 프로그램을 아이의 그날에 맞춰 나눠요.',
    ],
  },
  {
    picture: 'feature-local',
    alt: '학교와 집 사이에 아지트가 있는 동네 그림',
    label: '가까이 있어요',
    title: '걸어서 닿는 동네 안에 있어요',
    body: [
      '아지트는 학교와 집 사이, 아이가 아는 길 위에 있어요. 보호자가 늦는 날에도 익숙한 곳에서 기다릴 수 있어요.',
    ],
  },
]

export const aboutPages: readonly Point[] = [
  {
    icon: 'icon-heart',
    title: '돌봄은 이렇게 해요',
    text: '숙제와 놀이, 쉼과 간식까지 하루를 이루는 네 가지',
    link: { to: paths.aboutCare, label: '돌봄 안내' },
  },
  {
    icon: 'icon-clock',
    title: '하루는 이렇게 흘러요',
    text: '도착부터 집에 갈 때까지의 시간표',
    link: { to: paths.aboutTime, label: '하루 시간표' },
  },
  {
    icon: 'icon-shield',
    title: '안전은 이렇게 살펴요',
    text: '만나고, 이동하고, 집에 돌아갈 때까지의 약속',
    link: { to: paths.aboutSafety, label: '안전 안내' },
  },
]

export const careStories: readonly Story[] = [
  {
    picture: 'space-study',
    alt: '선생님과 아이 셋이 책상에서 책을 펴고 공부하는 그림',
    label: '숙제와 공부',
    title: '스스로 마치도록 곁에 있어요',
    body: [
      '먼저 오늘 할 일을 아이와 함께 적어 보고, 혼자 할 수 있는 것부터 시작해요. 막히는 곳만 같이 풀고, 다 한 일에는 스스로 표시해요.',
    ],
  },
  {
    picture: 'space-play',
    alt: '아이들이 미끄럼틀 옆에서 선생님과 노는 그림',
    label: '놀이',
    title: '정해진 답이 없는 시간도 필요해요',
    body: [
      '보드게임, 블록, 바깥 놀이 가운데 아이가 골라요. 함께 노는 친구가 바뀌어도 규칙은 늘 같아서 처음 온 아이도 금방 섞여요.',
    ],
  },
  {
    picture: 'space-rest',
    alt: '아이가 곰 인형과 함께 조용한 방에서 쉬는 그림',
    label: '쉼',
    title: '아무것도 안 해도 괜찮아요',
    body: [
      '피곤한 날에는 조용한 방에서 눕거나 책을 봐요. 아이가 쉬고 싶다고 하면 프로그램보다 쉬는 일이 먼저예요.',
    ],
  },
  {
    picture: 'space-kitchen',
    alt: '아이들이 식탁에서 간식을 먹는 그림',
    label: '간식',
    title: '앉아서, 함께, 천천히 먹어요',
    body: [
      '손을 씻고 자리에 앉아 먹어요. 보호자가 적어 둔 알레르기와 겹치는 간식은 고를 때 표시돼요.',
    ],
  },
]

interface Moment {
  time: string
  title: string
  text: string
  icon: PictureName
}

/** `/about/time`: an example weekday; branch hours differ. */
export const dayMoments: readonly Moment[] = [
  {
    time: '12:40',
    title: '수업이 끝나면, 픽업',
    text: `저학년이 끝나는 시간이에요. ${pickupStory}`,
    icon: 'icon-bus',
  },
  {
    time: '13:20',
    title: '도착, 손 씻기',
    text: '신발과 가방을 사물함에 넣고 손을 씻어요. 도착한 시각을 적어 둬요.',
    icon: 'icon-locker',
  },
  {
    time: '13:40',
    title: '첫 번째 간식',
    text: '과일과 우유처럼 가벼운 간식을 먹으며 학교에서 있었던 일을 나눠요.',
    icon: 'icon-snack',
  },
  {
    time: '14:10',
    title: '숙제와 책 읽기',
    text: '오늘 할 일을 적고 하나씩 지워요. 일찍 끝나면 책을 골라 읽어요.',
    icon: 'icon-books',
  },
  {
    time: '15:20',
    title: '예약한 프로그램',
    text: '미술, 로봇, 축구처럼 미리 예약한 시간이에요. 예약이 없으면 자유 놀이를 해요.',
    icon: 'icon-cal',
  },
  {
    time: '16:30',
    title: '두 번째 간식과 쉼',
    text: '든든한 간식을 먹고 조용한 방에서 쉬거나 눕고 싶은 만큼 누워요.',
    icon: 'icon-plate',
  },
  {
    time: '17:10',
    title: '바깥 놀이',
    text: '날이 좋으면 가까운 공원에 나가요. 미세먼지가 나쁘면 안에서 몸을 움직여요.',
    icon: 'icon-heart',
  },
  {
    time: '18:00',
    title: '정리하고 집으로',
    text: '자리를 치우고 가방을 챙겨요. 약속한 보호자를 확인한 뒤에 인사해요.',
    icon: 'icon-pin',
  },
]

/** `/about/safety`: our own rules. */
export const safetyStages: readonly {
  title: string
  icon: PictureName
  rules: readonly string[]
}[] = [
  {
    title: '만날 때',
    icon: 'icon-pickup',
    rules: [
      '이름과 학교를 아이에게 묻고, 예약한 내용과 같은지 확인해요.',
      '정한 곳에 아이가 없으면 움직이기 전에 보호자께 먼저 전화해요.',
      '만나는 곳은 밝고 사람이 다니는 곳으로 함께 정해요.',
    ],
  },
  {
    title: '이동할 때',
    icon: 'icon-bus',
    rules: [
      '걸을 때는 차도 반대쪽으로, 건널 때는 멈추고 함께 살펴요.',
      '차에서는 모두 안전띠를 매고 나서 출발해요.',
      '길이 바뀌거나 많이 늦어지면 보호자께 전화해요.',
    ],
  },
  {
    title: '아지트에서',
    icon: 'icon-teacher',
    rules: [
      '아이가 있는 방에는 어른이 함께 있어요.',
      '들어오고 나간 시각을 적어 두어요.',
      '알레르기와 복용하는 약은 보호자가 적어 준 대로만 따라요.',
    ],
  },
  {
    title: '집에 갈 때',
    icon: 'icon-heart',
    rules: [
      '미리 알려 주신 분에게만 아이를 인계해요.',
      '다른 분이 오시면 보호자께 전화로 확인한 뒤에 보내요.',
      '혼자 가기로 한 아이는 나선 시각이 내 예약에 표시돼요.',
    ],
  },
]

export const emergencySteps: readonly string[] = [
  '아이를 안전한 곳으로 옮기고 상태를 살펴요.',
  '숨쉬기 어려움, 의식 저하, 심한 출혈이면 바로 119에 전화해요.',
  '보호자께 전화해 상황과 가고 있는 병원을 말씀드려요. 받지 않으시면 두 번째 연락처로 걸어요.',
  '보호자가 오실 때까지 어른 한 명이 아이 곁에 있어요.',
  '있었던 일을 시간 순서로 적어 보호자께 드려요.',
]
