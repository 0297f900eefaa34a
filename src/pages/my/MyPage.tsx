import { useLocation } from 'react-router-dom'
import type { PageHead } from '@/domain/pageHead'
import { arrivalMessage } from '@/features/account/arrivalMessage'
import { useSignOut } from '@/features/account/useSignOut'
import { PageIntro } from '@/ui/PageIntro'
import { Sections } from '@/ui/SectionBoundary'
import { SectionsContainer } from '@/ui/SectionsContainer'
import { CartRows } from './CartRows'
import { ChildrenStrip } from './ChildrenStrip'
import { Greeting } from './Greeting'
import styles from './MyPage.module.css'
import { NextRides } from './NextRides'
import { QuickLinks } from './QuickLinks'
import { StatusLine } from './StatusLine'

export const myHead: PageHead = {
  title: '내 정보',
  description: '예약과 멤버십, 자녀 정보를 한곳에서 확인하세요.',
  isIndexed: false,
}

/** The parent's overview. */
export function MyPage() {
  const { leave, message, status } = useSignOut()
  const arrival = arrivalMessage(useLocation().state)
  return (
    <Sections>
      <PageIntro title={myHead.title} lead={myHead.description} />
      <SectionsContainer className={styles.page}>
        <div className={styles.column}>
          <Sections>
            <Greeting onSignOut={leave} />
            <StatusLine message={message || arrival} ref={status} />
            <NextRides />
            <QuickLinks />
          </Sections>
        </div>
        <div className={styles.column}>
          <Sections>
            <ChildrenStrip />
            <CartRows />
          </Sections>
        </div>
      </SectionsContainer>
    </Sections>
  )
}
