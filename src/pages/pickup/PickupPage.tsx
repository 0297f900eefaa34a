import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const pickupHead: PageHead = {
  title: '픽업 예약',
  description: '아이와 날짜, 장소를 고르면 예상 요금을 바로 알려 드립니다.',
}

export function PickupPage() {
  return <PageIntro title={pickupHead.title} lead={pickupHead.description} />
}
