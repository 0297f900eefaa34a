import { useLocation } from 'react-router-dom'
import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

const headings: Record<string, string> = {
  child: '누가 이용하나요?',
  date: '언제 만날까요?',
  time: '몇 시에 만날까요?',
  route: '어디에서 어디로 갈까요?',
  options: '더 알려 주실 것이 있나요?',
  review: '예약을 확인해 주세요',
}

export const pickupStepHead: PageHead = {
  title: '픽업 예약',
  description: '한 화면에 하나씩 골라 픽업을 예약하세요.',
}

export function PickupStepPage() {
  const step = useLocation().pathname.split('/')[2]?.toLowerCase() ?? ''
  return (
    <PageIntro title={headings[step] ?? pickupStepHead.title} lead={pickupStepHead.description} />
  )
}
