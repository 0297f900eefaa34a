import { useRef, useState } from 'react'
import type { PageHead } from '@/domain/pageHead'
import { resetDeviceStores } from '@/stores/deviceStore'
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
  const [message, setMessage] = useState('')
  const status = useRef<HTMLParagraphElement>(null)
  return (
    <Sections>
      <PageIntro title={myHead.title} lead={myHead.description} />
      <SectionsContainer className={styles.page}>
        <div className={styles.column}>
          <Sections>
            <Greeting
              onSignOut={() => {
                resetDeviceStores('account')
                setMessage('로그아웃했어요. 이 기기에 저장된 예약도 삭제했어요.')
                status.current?.focus()
              }}
            />
            <StatusLine message={message} ref={status} />
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
