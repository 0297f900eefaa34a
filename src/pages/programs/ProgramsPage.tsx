import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const programsHead: PageHead = {
  title: '프로그램',
  description: '아이가 고르는 소규모 수업을 만나 보세요.',
}

export function ProgramsPage() {
  return <PageIntro title={programsHead.title} lead={programsHead.description} />
}
