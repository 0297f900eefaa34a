import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const aboutSafetyHead: PageHead = {
  title: '안전 안내',
  description: '만남부터 귀가까지 아이를 지키는 방법을 알려 드립니다.',
}

export function AboutSafetyPage() {
  return <PageIntro title={aboutSafetyHead.title} lead={aboutSafetyHead.description} />
}
