import { contentKindLabels, contentKinds } from '@/domain/content/siteContent'
import type { PageHead } from '@/domain/site/pageHead'
import { Tabs } from '@/ui/Tabs'
import { ContentList } from './ContentList'
import styles from './StaffContentPage.module.css'
import { useContentAddress } from './useContentAddress'

export const staffContentHead: PageHead = {
  title: '화면 내용',
  description: '아지트 선생님이 보는 화면입니다.',
  isIndexed: false,
}

/** What the agit itself changes of the site (specification 5, section 5). */
export function StaffContentPage() {
  const { kind, showTab, edit } = useContentAddress()
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>화면 내용</h1>
      <Tabs
        label="화면 내용"
        value={kind}
        onChange={showTab}
        tabs={contentKinds.map((one) => ({
          value: one,
          label: contentKindLabels[one],
          panel: <ContentList kind={one} onEdit={edit} />,
        }))}
      />
    </div>
  )
}

export { StaffContentPage as Component, staffContentHead as head }
