import { ChevronLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { Button } from '@/ui/button/Button'
import styles from './BackButton.module.css'

/** Back to where the parent came from; to the list when this page is the first one of the visit. */
export function BackButton() {
  const { key } = useLocation()
  const navigate = useNavigate()
  // The router gives every address it went to a key of its own; only the one that was opened first has this one.
  const isFirstPage = key === 'default'
  return (
    <Button
      className={styles.back}
      tone="text"
      onClick={() => (isFirstPage ? navigate(paths.programs) : navigate(-1))}
    >
      <ChevronLeft aria-hidden="true" />
      뒤로
    </Button>
  )
}
