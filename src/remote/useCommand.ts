import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { use, useCallback, useRef } from 'react'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { useStaffStrip } from '@/stores/staffStrip'
import { type Attempt, beginCommand, endCommand } from './commandId'
import { ListPresses } from './listPresses'
import { useFailureWords } from './useFailure'

/** A query, or the key that several begin with; `refetchType: 'none'` reads it when it is shown next. */
export interface Renewed {
  queryKey: QueryKey
  refetchType?: 'none'
}

/** What the strip of `/staff` shows: what was done, and the row in which it can be undone, or what did not arrive. */
type StripWords = { done: string; undoOf?: string } | { unsent: string }

/** `of`: what the id belongs to, until it has arrived; `makeId`: how an id looks that is no random one. */
type Send<Given, Answer> =
  | {
      of: (given: Given) => object
      makeId?: () => string
      send: (given: Given, attempt: Attempt) => Promise<Answer>
    }
  | { of?: never; makeId?: never; send: (given: Given) => Promise<Answer> }

type Options<Given, Answer> = Send<Given, Answer> & {
  /** What is read again once it arrived; the button is busy until then. */
  renews?: (given: Given, answer: Answer | undefined) => readonly Renewed[]
  /** Read again after this failure, too: part of it may have arrived, or the list shows whether it did. */
  renewsAlways?: boolean | ((error: Error) => boolean)
  /** For the strip, once the lists are read; undefined for nothing. */
  says?: (given: Given, error: Error | null) => StripWords | undefined
  /** Once it arrived and is read, also when the page was left meanwhile. */
  onDone?: (answer: Answer, given: Given) => unknown
  /** Log text; no names or phones. */
  failure: string
}

interface Press<Answer> {
  /** The row of a list of the agit: its `data-row`. */
  row?: string
  /** As that of the command, but not once the page was left. */
  onDone?: (answer: Answer) => void
}

/** `failure` is undefined where a press under way was pressed again. */
export type Outcome<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; failure: RemoteFailure | undefined }

/** One press at a time, of a row if there are several: while it is under way, `run` does nothing. See docs/decisions/0018. */
export function useCommand<Given = void, Answer = unknown>(options: Options<Given, Answer>) {
  const client = useQueryClient()
  const wordsOf = useFailureWords()
  const underWay = useRef(new Set<string | undefined>())
  const retryLast = useRef<() => void>(undefined)

  const finish = async (given: Given, error: Error | null, answer?: Answer) => {
    const { renews, renewsAlways, says } = options
    const isDue =
      !error || (typeof renewsAlways === 'function' ? renewsAlways(error) : renewsAlways)
    if (renews && isDue)
      await Promise.all(
        renews(given, answer).map(({ queryKey, refetchType }) =>
          client.invalidateQueries({ queryKey, ...(refetchType && { refetchType }) }),
        ),
      )
    const words = says?.(given, error)
    if (words) show(words)
  }
  const command = useMutation<Answer, Error, Given>({
    mutationFn: (given) => sendWithId(options, given),
    onSuccess: async (answer, given) => {
      await finish(given, null, answer)
      await options.onDone?.(answer, given)
    },
    onError: (reason, given) => finish(given, reason),
    meta: { failure: options.failure },
  })
  const { mutateAsync, error, isPending } = command
  const beginPress = use(ListPresses)

  const run = useCallback(
    async (given: Given, press: Press<Answer> = {}): Promise<Outcome<Answer>> => {
      const { row, onDone } = press
      if (underWay.current.has(row)) return { ok: false, failure: undefined }
      underWay.current.add(row)
      const endPress = beginPress(row)
      retryLast.current = () => void run(given, press)
      try {
        const answer = await mutateAsync(given, onDone && { onSuccess: onDone })
        endPress(true)
        return { ok: true, answer }
      } catch (reason) {
        endPress(false)
        return { ok: false, failure: wordsOf(reason) }
      } finally {
        underWay.current.delete(row)
      }
    },
    [mutateAsync, wordsOf, beginPress],
  )

  return {
    run,
    isBusy: isPending,
    /** Of the last press, in the words of whom the page is for. */
    failure: error ? wordsOf(error) : undefined,
    /** Sends the last press again. */
    retry: () => retryLast.current?.(),
    error,
    /** With the last press. */
    given: command.variables,
    answer: command.data,
    isDone: command.isSuccess,
    forget: command.reset,
  }
}

export type Command<Given = void, Answer = unknown> = ReturnType<typeof useCommand<Given, Answer>>

async function sendWithId<Given, Answer>(
  command: Send<Given, Answer>,
  given: Given,
): Promise<Answer> {
  if (!command.of) return command.send(given)
  const subject = command.of(given)
  const answer = await command.send(given, beginCommand(given, subject, command.makeId))
  endCommand(subject)
  return answer
}

function show(words: StripWords): void {
  const { say, sayUnsent } = useStaffStrip.getState()
  if ('done' in words) say(words.done, words.undoOf)
  else sayUnsent(words.unsent)
}
