import { useEffect } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { documentTitle } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { markPageReady, writeDocumentHead } from '@/platform/page/documentHead'
import { BrandMark } from '@/ui/BrandMark'
import styles from './ErrorScreen.module.css'
import { useReloadOnce } from './useReloadOnce'

interface Frame {
  /** Inside a layout, which already has `main`. */
  isInLayout?: boolean
}

export function RouteErrorScreen(frame: Frame) {
  // The next address may fail for another reason.
  return <CaughtErrorScreen key={useLocation().key} error={useRouteError()} {...frame} />
}

/** A missing chunk is reloaded first. */
function CaughtErrorScreen({ error, ...frame }: Frame & { error: unknown }) {
  const reloading = useReloadOnce(isMissingChunk(error))
  if (reloading === 'reloading') return null
  return <ErrorScreen error={error} isOffline={reloading === 'offline'} {...frame} />
}

/** For unknown addresses, errors and missing files. */
interface Props extends Frame {
  /** Its message is shown, so it must never contain typed text. */
  error: unknown
  /** The page's code is not on the device: nothing is broken. */
  isOffline?: boolean
}

export function ErrorScreen({ error, isOffline = false, isInLayout = false }: Props) {
  const Element = isInLayout ? 'div' : 'main'
  const { headline, isNotFound, stack } = describeError(error)

  useEffect(() => {
    writeDocumentHead({
      title: documentTitle(isNotFound ? '페이지를 찾을 수 없음' : '오류'),
      description: '페이지를 표시하지 못했습니다.',
      isIndexed: false,
      canonicalUrl: undefined,
    })
    markPageReady()
  }, [isNotFound])

  return (
    <Element
      className={`${styles.screen} centred on-warm text-center stack-3`}
      data-in-layout={isInLayout || undefined}
    >
      <BrandMark className={`${styles.mark} square-72`} />
      <h1 className="mt-3">
        {isOffline ? '인터넷에 연결되어 있지 않아요.' : 'Unexpected Application Error'}
      </h1>
      <p className="muted text-18 bold">{isOffline ? '연결되면 다시 불러올게요.' : headline}</p>
      <p>페이지를 표시하지 못했습니다.</p>
      <div className="to-middle wrap-3 mt-3">
        {/* A full page load, to leave a broken page behind. */}
        <a className={styles.home} href={paths.home}>
          홈으로
        </a>
        {!isNotFound && (
          <button
            className={`${styles.retry} on-surface edged-softly`}
            type="button"
            onClick={() => window.location.reload()}
          >
            다시 시도
          </button>
        )}
      </div>
      {stack && !isOffline && (
        <pre className={`${styles.stack} note rounded p-4 on-surface mt-6`}>{stack}</pre>
      )}
    </Element>
  )
}

interface ErrorDescription {
  /** `404 Not Found`, or the error's message. */
  headline: string
  isNotFound: boolean
  stack: string | undefined
}

function describeError(error: unknown): ErrorDescription {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return { headline: '404 Not Found', isNotFound: true, stack: undefined }
  }
  if (error instanceof Error) {
    return { headline: error.message || error.name, isNotFound: false, stack: error.stack }
  }
  return { headline: '알 수 없는 오류', isNotFound: false, stack: undefined }
}

/** A lazy chunk failed to load, as after a deployment. */
const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload CSS/i.test(
    error.message,
  )
