import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const branchesHead: PageHead = {
  title: '지점 안내',
  description: '가까운 도담아지트 지점을 목록과 지도에서 찾아보세요.',
}

export function BranchesPage() {
  return <PageIntro title={branchesHead.title} lead={branchesHead.description} />
}
