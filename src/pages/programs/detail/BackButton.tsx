import { ChevronLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { Button } from '@/ui/button/Button'
import styles from './BackButton.module.css'

/** Back, or to the list if this page was opened first. */
export function BackButton() {
  const { key } = useLocation()
  const navigate = useNavigate()
  // The router's key of the first page.
  const isFirstPage = key === 'default'
  return (
    <Button
      className={styles.back}
      tone="text"
      onClick={() => (isFirstPage ? navigate(paths.programs) : navigate(-1))}
    >
      <ChevronLeft aria-hidden="true" />
      <span>뒤로</span>
    </Button>
  )
}
