import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const myHead: PageHead = {
  title: '내 정보',
  description: '예약과 멤버십, 자녀 정보를 한곳에서 확인하세요.',
  isIndexed: false,
}

export function MyPage() {
  return <PageIntro title={myHead.title} lead={myHead.description} />
}
