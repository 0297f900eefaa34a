import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const noticesHead: PageHead = {
  title: '공지사항',
  description: '도담아지트의 새 소식을 알려 드립니다.',
}

export function NoticesPage() {
  return <PageIntro title={noticesHead.title} lead={noticesHead.description} />
}
