import { useRef, useState } from 'react'
import { useLeaveQuestion } from '@/platform/page/useLeaveQuestion'
import { RepositoryError, type RepositoryErrorKind } from '@/repository/firestore/repositoryError'
import { type Renewed, useCommand } from './useCommand'

/** One of the commands that a decision needs; its repository function does nothing twice. */
export interface CommandStep {
  /** Unique in the list: what is done is not run again by 「계속하기」. */
  key: string
  /** For the list of what failed: `12.24(목) 13:00 박지우 돌봄`. */
  name: string
  /** Of the number that is shown; false: it only prepares the others. */
  isCounted: boolean
  /** Nothing after it makes sense without it. */
  isRequired?: boolean
  run: () => Promise<unknown>
}

export interface StepsProgress {
  done: number
  count: number
  /** Names of what failed. */
  failed: readonly string[]
}

interface Options {
  /** Read again afterwards, however it ended. */
  renews: () => readonly Renewed[]
  /** Log text. */
  failure: string
}

/** Without network or session the rest would only fail, too. */
const ENDS_ALL: readonly RepositoryErrorKind[] = ['offline', 'signedOut']

const endsAll = (error: unknown): boolean =>
  error instanceof RepositoryError && ENDS_ALL.includes(error.kind)

/** Runs a list of commands in order; a failure is named and does not stop the others, and another run goes on with what is left. */
export function useSteps({ renews, failure }: Options) {
  const [progress, setProgress] = useState<StepsProgress>()
  const done = useRef(new Set<string>())
  const command = useCommand<readonly CommandStep[], void>({
    send: async (steps) => {
      const counted = steps.filter(({ isCounted }) => isCounted)
      const failed: string[] = []
      let reason: unknown
      const showProgress = () =>
        setProgress({
          done: counted.filter(({ key }) => done.current.has(key)).length,
          count: counted.length,
          failed: [...failed],
        })
      showProgress()
      for (const step of steps) {
        if (done.current.has(step.key)) continue
        try {
          await step.run()
          done.current.add(step.key)
        } catch (error) {
          reason = error
          failed.push(step.name)
          if (step.isRequired || endsAll(error)) break
        } finally {
          showProgress()
        }
      }
      if (reason) throw reason
    },
    renews,
    renewsAlways: true,
    failure,
  })
  // The rest is known to this page alone.
  useLeaveQuestion(command.isBusy)
  return {
    ...command,
    progress,
    /** Before another decision. */
    begin: () => {
      done.current.clear()
      setProgress(undefined)
      command.forget()
    },
  }
}
