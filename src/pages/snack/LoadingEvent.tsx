import { Skeleton } from '@/ui/message/Skeleton'

export function LoadingEvent() {
  return (
    <>
      <p role="status">불러오는 중…</p>
      <div className="max-w-720 stack-5 mt-4" aria-hidden="true">
        <Skeleton width="70%" height="36px" />
        <Skeleton height="84px" />
        <Skeleton height="132px" />
      </div>
    </>
  )
}
