import { paths } from '@/domain/site/paths'
import { useStaff } from '@/features/account/useStaff'
import { ButtonLink } from '@/ui/button/ButtonLink'

export function StaffLink() {
  const staff = useStaff()
  if (staff.status !== 'staff') return null
  return (
    <ButtonLink tone="tonal" to={paths.staff}>
      아지트 관리
    </ButtonLink>
  )
}
