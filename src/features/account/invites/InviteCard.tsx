import type { PictureSource } from '@/domain/site/picture'
import type { Elements } from '@/ui/elements'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import styles from './InviteCard.module.css'

interface Props {
  picture?: PictureSource
  lead?: string
  /** The lead refuses. */
  isRefusal?: boolean
  children: Elements
}

/** What the page of an invitation asks or says, in its middle. */
export const InviteCard = ({ picture, lead, isRefusal = false, children }: Props) => (
  <Card as="section" className={`${styles.card} stack-4 full`}>
    {picture && <Picture picture={picture} alt="" className="square-72 pill at-middle" />}
    {lead && (
      <p className="text-18 bold text-center" role={isRefusal ? 'alert' : undefined}>
        {lead}
      </p>
    )}
    {children}
  </Card>
)
