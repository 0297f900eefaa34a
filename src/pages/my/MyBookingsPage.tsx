import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const myBookingsHead: PageHead = {
  title: '내 예약',
  description: '예약한 픽업과 프로그램을 확인하세요.',
  isIndexed: false,
}

export function MyBookingsPage() {
  return <PageIntro title={myBookingsHead.title} lead={myBookingsHead.description} />
}
