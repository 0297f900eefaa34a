import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const myMembershipsHead: PageHead = {
  title: '내 멤버십',
  description: '장바구니에 담은 멤버십을 확인하세요.',
  isIndexed: false,
}

export function MyMembershipsPage() {
  return <PageIntro title={myMembershipsHead.title} lead={myMembershipsHead.description} />
}
