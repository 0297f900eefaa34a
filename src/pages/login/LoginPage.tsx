import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const loginHead: PageHead = {
  title: '로그인',
  description: '사용하시는 계정으로 로그인해 주세요.',
}

export function LoginPage() {
  return <PageIntro title={loginHead.title} lead={loginHead.description} />
}
