import type { PageHead } from '@/domain/site/pageHead'

export const staffHead = (title: string): PageHead => ({
  title,
  description: '아지트 선생님이 보는 화면이에요.',
  isIndexed: false,
})
