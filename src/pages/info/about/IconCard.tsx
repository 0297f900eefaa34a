import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type PictureName, picture } from '@/content/pictures'
import { Picture } from '@/ui/Picture'
import styles from './IconCard.module.css'

interface Props {
  to: string
  icon: PictureName
  title: string
  text: string
}

export function IconCard({ to, icon, title, text }: Props) {
  return (
    <li>
      <Link className={`${styles.card} full-height stack-4 middle rounded-card on-surface`} to={to}>
        <Picture className="square-48" picture={picture(icon)} alt="" />
        <span className="gap-2px note grid">
          <b className="underlined-inside plain text-16">{title}</b>
          <span>{text}</span>
        </span>
        <ChevronRight className="square-20 faint" aria-hidden="true" />
      </Link>
    </li>
  )
}
