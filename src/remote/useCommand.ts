import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback, useRef } from 'react'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { useStaffStrip } from '@/stores/staffStrip'
import { type Attempt, beginCommand, endCommand } from './commandId'
import { failureOf } from './failureOf'

/** The words for an error, by who reads them: `/staff` provides its own. */
export const FailureWords = createContext<(error: unknown) => RemoteFailure>(failureOf)

/** A query, or the key that several begin with; `refetchType: 'none'` reads it when it is shown next. */
export interface Renewed {
  queryKey: QueryKey
  refetchType?: 'none'
}

/** What the strip of `/staff` shows: what was done, or what did not arrive. */
type StripWords = { done: string } | { unsent: string }

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
  /** Read again after a failure, too: part of it may have arrived, or the list tells whether it did. */
  renewsAlways?: boolean
  /** For the strip, once the lists are read; undefined for nothing. */
  says?: (given: Given, error: Error | null) => StripWords | undefined
  /** Once it arrived and is read, also when the page was left meanwhile. */
  onDone?: (answer: Answer, given: Given) => unknown
  /** Log text; no names or phones. */
  failure: string
}

/** `failure` is undefined where a press under way was pressed again. */
export type Outcome<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; failure: RemoteFailure | undefined }

/** One press at a time: while it is under way, `run` does nothing. See docs/decisions/0018. */
export function useCommand<Given = void, Answer = unknown>(options: Options<Given, Answer>) {
  const client = useQueryClient()
  const wordsOf = use(FailureWords)
  const isUnderWay = useRef(false)
  const retryLast = useRef<() => void>(undefined)

  const settle = async (given: Given, error: Error | null, answer?: Answer) => {
    const { renews, renewsAlways, says } = options
    if (renews && (!error || renewsAlways))
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
      await settle(given, null, answer)
      await options.onDone?.(answer, given)
    },
    onError: (reason, given) => settle(given, reason),
    meta: { failure: options.failure },
  })
  const { mutateAsync, error, isPending } = command

  /** `onDone` is not called once the page was left. */
  const run = useCallback(
    async (given: Given, onDone?: (answer: Answer) => void): Promise<Outcome<Answer>> => {
      if (isUnderWay.current) return { ok: false, failure: undefined }
      isUnderWay.current = true
      retryLast.current = () => void run(given, onDone)
      try {
        return { ok: true, answer: await mutateAsync(given, onDone && { onSuccess: onDone }) }
      } catch (reason) {
        return { ok: false, failure: wordsOf(reason) }
      } finally {
        isUnderWay.current = false
      }
    },
    [mutateAsync, wordsOf],
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
  if ('done' in words) say(words.done)
  else sayUnsent(words.unsent)
}
