import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const topupPricingHead: PageHead = {
  title: '충전 안내',
  description: '충전 금액으로 무엇을 이용할 수 있는지 알려 드립니다.',
}

export function TopupPricingPage() {
  return <PageIntro title={topupPricingHead.title} lead={topupPricingHead.description} />
}
