import { privacy } from '@/content/legal/privacy'
import type { PageHead } from '@/domain/site/pageHead'
import { LegalPage } from './LegalPage'

const privacyHead: PageHead = {
  title: '개인정보처리방침',
  description: '어떤 정보를 왜, 어디에, 얼마나 보관하는지 적었어요.',
}

export function PrivacyPage() {
  return <LegalPage text={privacy} />
}

export { PrivacyPage as Component, privacyHead as head }
