import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const programDetailHead: PageHead = {
  title: '프로그램 예약',
  description: '날짜와 시간을 골라 프로그램을 예약해 주세요.',
}

export function ProgramDetailPage() {
  return <PageIntro title={programDetailHead.title} lead={programDetailHead.description} />
}
