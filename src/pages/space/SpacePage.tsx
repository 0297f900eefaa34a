import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const spaceHead: PageHead = {
  title: '공간 소개',
  description: '아이들이 머무는 아지트 안을 둘러보세요.',
}

export function SpacePage() {
  return <PageIntro title={spaceHead.title} lead={spaceHead.description} />
}
