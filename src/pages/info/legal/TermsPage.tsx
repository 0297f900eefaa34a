import { terms } from '@/content/legal/terms'
import type { PageHead } from '@/domain/site/pageHead'
import { ByPrices } from '@/features/prices/ByPrices'
import { LegalPage } from './LegalPage'

const termsHead: PageHead = {
  title: '이용약관',
  description: '도담아지트의 이용 조건, 이용권과 요금, 예약과 환불 기준을 적었어요.',
}

export function TermsPage() {
  return <ByPrices of="both">{(prices) => <LegalPage text={terms(prices)} />}</ByPrices>
}

export { TermsPage as Component, termsHead as head }
