import { Phone } from 'lucide-react'
import styles from './PhoneLink.module.css'

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a
      className={`${styles.phone} underlined-near gap-6px inline-flex hit icons-16 bold tabular middle`}
      href={`tel:${phone.replaceAll('-', '')}`}
    >
      <Phone aria-hidden="true" />
      <span>{phone}</span>
    </a>
  )
}
