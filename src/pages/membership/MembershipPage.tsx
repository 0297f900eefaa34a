import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const membershipHead: PageHead = {
  title: '멤버십 안내',
  description: '시간권, 월 정기권, 선불권의 혜택과 가격을 비교해 보세요.',
}

export function MembershipPage() {
  return <PageIntro title={membershipHead.title} lead={membershipHead.description} />
}
