import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const snackHead: PageHead = {
  title: '간식',
  description: '기본 간식과 성장 간식, 특별 간식을 골라 보세요.',
}

export function SnackPage() {
  return <PageIntro title={snackHead.title} lead={snackHead.description} />
}
