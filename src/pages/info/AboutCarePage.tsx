import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const aboutCareHead: PageHead = {
  title: '돌봄 안내',
  description: '아이가 아지트에서 보내는 오후를 소개합니다.',
}

export function AboutCarePage() {
  return <PageIntro title={aboutCareHead.title} lead={aboutCareHead.description} />
}
