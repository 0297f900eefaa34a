import { CalendarCheck, Eye } from 'lucide-react'
import { guardianRightLabels } from '@/domain/account/family'
import type { GuardianRight } from '@/domain/account/guardianRight'
import { Tag } from '@/ui/Tag'

/** 「함께 예약」 or 「보기만」 */
export const RightTag = ({ right }: { right: GuardianRight }) => (
  <Tag tone={right === 'full' ? 'blue' : 'plain'}>
    {right === 'full' ? <CalendarCheck aria-hidden="true" /> : <Eye aria-hidden="true" />}
    <span>{guardianRightLabels[right]}</span>
  </Tag>
)
