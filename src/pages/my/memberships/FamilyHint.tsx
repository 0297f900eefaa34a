import { familyHint, type Pass } from '@/domain/orders/pass'
import { paths } from '@/domain/site/paths'
import { childListOf, useChildren } from '@/features/account/useChildren'
import { ButtonLink } from '@/ui/button/ButtonLink'
import styles from './PassList.module.css'

export function FamilyHint({ active }: { active: readonly Pass[] }) {
  const known = useChildren()
  const hint = known.owner === 'account' ? familyHint(active, childListOf(known).length) : undefined
  if (!hint) return null
  return (
    <div className={styles.hint}>
      <p>{hint}</p>
      <ButtonLink tone="tonal" isBlock to={`${paths.membership}/prepaid`}>
        패밀리 보기
      </ButtonLink>
    </div>
  )
}
