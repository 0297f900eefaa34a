import { useInfiniteQuery } from '@tanstack/react-query'
import type { DayNote } from '@/domain/care/dayNote'
import { useFailure } from '@/remote/useFailure'
import { useMember } from '@/remote/useMember'
import { useReadError } from '@/remote/useReadError'
import { photosQuery } from '../queries'

/** What is read of a note's pictures so far; `readOn` brings the next one. */
export function usePhotos({ id }: DayNote, isWanted: boolean) {
  const { familyUid } = useMember()
  const read = useInfiniteQuery({ ...photosQuery(familyUid, id), enabled: isWanted })
  const { error, retry } = useReadError(read)
  const readOn = () => void read.fetchNextPage({ cancelRefetch: false })
  return {
    photos: read.data?.pages.flatMap((photo) => photo ?? []) ?? [],
    failure: useFailure(error),
    /** No more pictures came than these: the others were deleted meanwhile. */
    isOver: read.isSuccess && !read.hasNextPage && !read.isFetching,
    retry: read.isFetchNextPageError ? readOn : retry,
    readOn,
  }
}
