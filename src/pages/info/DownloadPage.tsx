import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const downloadHead: PageHead = {
  title: '앱 다운로드',
  description: '도담아지트 앱을 받는 방법을 알려 드립니다.',
}

export function DownloadPage() {
  return <PageIntro title={downloadHead.title} lead={downloadHead.description} />
}
