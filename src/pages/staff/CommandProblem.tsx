import { loginPath } from '@/domain/site/internalPath'
import { paths } from '@/domain/site/paths'
import { failureOf } from '@/remote/failureOf'
import { RepositoryError } from '@/repository/repositoryError'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import styles from './CommandProblem.module.css'

const wasOvertaken = (error: Error): boolean =>
  error instanceof RepositoryError && error.kind === 'changed'

/** Says beside a button why its press came to nothing. Pressing it again is the way to try again. */
export function CommandProblem({ error }: { error: Error | null }) {
  if (!error) return null
  if (wasOvertaken(error)) {
    return (
      <p className={styles.problem} role="alert">
        다른 선생님이 먼저 처리했어요.
      </p>
    )
  }
  const { message, remedy } = failureOf(error)
  return (
    <p className={styles.problem} role="alert">
      {message}
      {remedy === 'reload' && <Button onClick={() => window.location.reload()}>새로 고침</Button>}
      {remedy === 'login' && <ButtonLink to={loginPath(paths.staff)}>로그인</ButtonLink>}
    </p>
  )
}
