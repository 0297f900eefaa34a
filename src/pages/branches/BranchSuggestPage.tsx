import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const branchSuggestHead: PageHead = {
  title: '지점 제안',
  description: '새 아지트가 생기면 좋을 곳을 알려 주세요.',
}

export function BranchSuggestPage() {
  return <PageIntro title={branchSuggestHead.title} lead={branchSuggestHead.description} />
}
