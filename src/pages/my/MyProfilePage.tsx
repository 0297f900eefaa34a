import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const myProfileHead: PageHead = {
  title: '프로필',
  description: '닉네임과 화면 테마를 관리하세요.',
  isIndexed: false,
}

export function MyProfilePage() {
  return <PageIntro title={myProfileHead.title} lead={myProfileHead.description} />
}
