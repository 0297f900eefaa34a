import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const signupHead: PageHead = {
  title: '회원가입',
  description: '휴대폰 인증부터 시작해 주세요.',
}

export function SignupPage() {
  return <PageIntro title={signupHead.title} lead={signupHead.description} />
}
