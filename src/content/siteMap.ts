import { paths } from '@/domain/site/paths'
import type { PictureName } from './pictures'

interface SiteGroup {
  title: string
  links: readonly { to: string; label: string; text: string; icon: PictureName }[]
}

export const siteMap: readonly SiteGroup[] = [
  {
    title: '알아보기',
    links: [
      {
        to: paths.about,
        label: '도담아지트 소개',
        text: '어떤 곳인지 1분 만에',
        icon: 'icon-heart',
      },
      {
        to: paths.aboutCare,
        label: '돌봄 안내',
        text: '숙제, 놀이, 쉼, 간식',
        icon: 'icon-teacher',
      },
      { to: paths.aboutTime, label: '하루 시간표', text: '도착부터 집까지', icon: 'icon-clock' },
      {
        to: paths.aboutSafety,
        label: '안전 안내',
        text: '만나고 이동하는 약속',
        icon: 'icon-shield',
      },
      { to: paths.space, label: '공간 소개', text: '방마다 다른 즐거움', icon: 'icon-bed' },
      { to: paths.branches, label: '지점 안내', text: '가까운 아지트 찾기', icon: 'icon-pin' },
    ],
  },
  {
    title: '예약하고 이용하기',
    links: [
      {
        to: paths.care,
        label: '돌봄 예약',
        text: '이용권으로 아이의 오후를',
        icon: 'icon-heart',
      },
      { to: paths.pickup, label: '픽업 예약', text: '여러 날을 한 번에', icon: 'icon-bus' },
      {
        to: paths.pickupApply,
        label: '픽업 신청',
        text: '지점에 신청서 보내기',
        icon: 'icon-pickup',
      },
      { to: paths.programs, label: '프로그램', text: '회차를 골라 예약', icon: 'icon-cal' },
      { to: paths.snack, label: '간식', text: '기본, 성장, 특별 간식', icon: 'icon-snack' },
      {
        to: paths.membership,
        label: '멤버십',
        text: '라이트, 레귤러, 패밀리',
        icon: 'icon-membership',
      },
      { to: paths.topup, label: '충전하기', text: '미리 채워 두기', icon: 'icon-topup' },
    ],
  },
  {
    title: '도움받기',
    links: [
      {
        to: paths.supportReserve,
        label: '예약 방법',
        text: '차근차근 따라 하기',
        icon: 'icon-books',
      },
      { to: paths.faq, label: '자주 묻는 질문', text: '먼저 찾아보기', icon: 'icon-chat' },
      { to: paths.support, label: '고객센터', text: '전화와 채팅 상담', icon: 'icon-phone' },
      { to: paths.notices, label: '공지사항', text: '새 소식', icon: 'icon-gift' },
      { to: paths.download, label: '앱 다운로드', text: '앱으로 더 빠르게', icon: 'icon-app' },
      { to: paths.branchSuggest, label: '지점 제안', text: '우리 동네에도', icon: 'icon-pin' },
    ],
  },
]
