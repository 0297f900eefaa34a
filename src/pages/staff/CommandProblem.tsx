import { failureOf } from '@/remote/failureOf'
import { Button } from '@/ui/Button'
import styles from './CommandProblem.module.css'

/** Says beside a button why its press came to nothing. Pressing it again is the way to try again. */
export function CommandProblem({ error }: { error: Error | null }) {
  if (!error) return null
  const { message, remedy } = failureOf(error)
  return (
    <p className={styles.problem} role="alert">
      {message}
      {remedy === 'reload' && <Button onClick={() => window.location.reload()}>새로 고침</Button>}
    </p>
  )
}
