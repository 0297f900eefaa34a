import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const supportHead: PageHead = {
  title: '고객센터',
  description: '전화와 채팅으로 도와드립니다.',
}

export function SupportPage() {
  return <PageIntro title={supportHead.title} lead={supportHead.description} />
}
