import type { PictureName } from '@/content/pictures'
import type { PlanKey } from '@/domain/orders/plans'

export const planPictures: Record<PlanKey, PictureName> = {
  timepass: 'plan-light',
  subscription: 'plan-regular',
  prepaid: 'plan-family',
}
