import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const moreHead: PageHead = {
  title: '더 알아보기',
  description: '도담아지트를 더 자세히 알아보세요.',
}

export function MorePage() {
  return <PageIntro title={moreHead.title} lead={moreHead.description} />
}
