import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const aboutHead: PageHead = {
  title: '서비스 소개',
  description: '방과 후 돌봄과 픽업을 한곳에서 살펴보세요.',
}

export function AboutPage() {
  return <PageIntro title={aboutHead.title} lead={aboutHead.description} />
}
