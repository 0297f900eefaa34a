import { BRAND, type PageHead } from '@/domain/pageHead'
import { paths } from '@/domain/paths'
import { PageIntro } from '@/ui/PageIntro'

export const homeHead: PageHead = {
  title: BRAND,
  description: '학교 앞에서 아지트까지, 방과 후 돌봄과 픽업을 한곳에서 예약하세요.',
  canonicalPath: paths.home,
}

export function HomePage() {
  return <PageIntro title="오늘 오후, 무엇을 도와드릴까요?" lead={homeHead.description} />
}
