import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const aboutTimeHead: PageHead = {
  title: '시간 안내',
  description: '하루와 한 주의 돌봄 시간을 알려 드립니다.',
}

export function AboutTimePage() {
  return <PageIntro title={aboutTimeHead.title} lead={aboutTimeHead.description} />
}
