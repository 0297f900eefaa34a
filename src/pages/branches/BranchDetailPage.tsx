import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const branchDetailHead: PageHead = {
  title: '지점 상세',
  description: '지점의 시간과 위치, 시설을 알려 드립니다.',
}

export function BranchDetailPage() {
  return <PageIntro title={branchDetailHead.title} lead={branchDetailHead.description} />
}
