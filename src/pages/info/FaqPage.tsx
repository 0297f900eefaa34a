import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const faqHead: PageHead = {
  title: '자주 묻는 질문',
  description: '보호자께서 자주 묻는 질문과 답을 모았습니다.',
}

export function FaqPage() {
  return <PageIntro title={faqHead.title} lead={faqHead.description} />
}
