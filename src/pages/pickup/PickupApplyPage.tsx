import type { PageHead } from '@/domain/pageHead'
import { PageIntro } from '@/ui/PageIntro'

export const pickupApplyHead: PageHead = {
  title: '픽업 신청',
  description: '지점을 고르고 픽업을 신청해 주세요.',
}

export function PickupApplyPage() {
  return <PageIntro title={pickupApplyHead.title} lead={pickupApplyHead.description} />
}
