import { Phone } from 'lucide-react'
import styles from './PhoneLink.module.css'

export function PhoneLink({ phone }: { phone: string }) {
  return (
    <a className={styles.phone} href={`tel:${phone.replaceAll('-', '')}`}>
      <Phone aria-hidden="true" />
      <span>{phone}</span>
    </a>
  )
}
