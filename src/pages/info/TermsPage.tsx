import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const termsHead: PageHead = {
  title: '이용약관',
  description: '도담아지트 서비스를 이용할 때의 약속입니다.',
}

export function TermsPage() {
  return <PageIntro title={termsHead.title} lead={termsHead.description} />
}
