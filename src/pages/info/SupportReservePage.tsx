import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const supportReserveHead: PageHead = {
  title: '예약 방법',
  description: '예약이 어떻게 진행되는지, 도움은 어디서 받는지 알려 드립니다.',
}

export function SupportReservePage() {
  return <PageIntro title={supportReserveHead.title} lead={supportReserveHead.description} />
}
