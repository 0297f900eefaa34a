import { sampleNotices } from '@/content/info/notices'
import { overSamples, type Sampled } from '@/domain/content/sampled'
import { type Notice, newestNoticesFirst } from '@/domain/site/notice'
import { publicQuery } from '@/remote/publicQuery'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { NOTICES_MAX, noticeSchema, readNotices } from '@/repository/content/notices'

/** Documents over the samples, newest day first, also what is not shown. */
export function withSampleNotices(documents: readonly Notice[]): (Notice & Sampled)[] {
  const oldest = documents.length < NOTICES_MAX ? '' : (documents.at(-1)?.day ?? '')
  const samples = sampleNotices.filter(({ day }) => day >= oldest)
  return newestNoticesFirst(overSamples(documents, samples))
}

const shownNotices = (documents: readonly Notice[]) =>
  withSampleNotices(documents).filter(({ isPublished }) => isPublished)

/** What pages written by the build show, and a page until the answer. */
const noticesOfTheCode = shownNotices([])

/** What parents see, newest day first. */
export const noticesQuery = () =>
  publicQuery({
    name: 'notices',
    failure: '공지를 불러오지 못했습니다.',
    read: readNotices,
    schema: noticeSchema,
    select: shownNotices,
    keepsEmpty: true,
  })

/** What parents see, newest day first; until it is read, and where it cannot be, what the code has. */
export function useNotices() {
  const read = useRemoteRead(noticesQuery())
  return read.status === 'loaded' ? read.data : noticesOfTheCode
}
