import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const myChildrenHead: PageHead = {
  title: '자녀',
  description: '자녀 정보를 관리하세요.',
  isIndexed: false,
}

export function MyChildrenPage() {
  return <PageIntro title={myChildrenHead.title} lead={myChildrenHead.description} />
}
