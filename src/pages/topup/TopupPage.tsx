import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const topupHead: PageHead = {
  title: '충전하기',
  description: '충전 금액을 선택해 주세요.',
}

export function TopupPage() {
  return <PageIntro title={topupHead.title} lead={topupHead.description} />
}
