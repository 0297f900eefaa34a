import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type PictureName, picture } from '@/content/pictures'
import { formatKRW } from '@/domain/money'
import { membershipTotalKRW } from '@/domain/orders/membershipCart'
import { topupTotalKRW } from '@/domain/orders/topup'
import { paths } from '@/domain/site/paths'
import { snackCartLines, snackCount, snackTotalKRW } from '@/domain/snacks/snackCart'
import { useDeviceReady } from '@/stores/deviceStore'
import { useMembershipCart } from '@/stores/membershipCart'
import { useSnackCart } from '@/stores/snackCart'
import { useTopupCart } from '@/stores/topupCart'
import { Card } from '@/ui/layout/Card'
import { Picture } from '@/ui/Picture'
import styles from './CartRows.module.css'

/** Carts without a date that hold something: memberships, snacks and top-ups. */
export function CartRows() {
  const isKnown = useDeviceReady()
  const memberships = useMembershipCart((state) => state.lines)
  const snacks = snackCartLines(
    useSnackCart((state) => state.cart),
    {},
  )
  const topups = useTopupCart((state) => state.items)
  const carts: readonly CartProps[] = [
    {
      icon: 'icon-membership',
      label: '멤버십',
      to: paths.myMemberships,
      count: `${memberships.length}개`,
      totalKRW: membershipTotalKRW(memberships),
      isEmpty: memberships.length === 0,
    },
    {
      icon: 'icon-snack',
      label: '간식',
      to: paths.snack,
      count: `${snackCount(snacks)}개`,
      totalKRW: snackTotalKRW(snacks),
      isEmpty: snacks.length === 0,
    },
    {
      icon: 'icon-topup',
      label: '충전',
      to: paths.topup,
      count: `${topups.length}건`,
      totalKRW: topupTotalKRW(topups),
      isEmpty: topups.length === 0,
    },
  ]
  const filled = carts.filter(({ isEmpty }) => !isEmpty)
  if (!isKnown || filled.length === 0) return null
  return (
    <Card as="section" className={styles.card}>
      <h2 className="text-18">장바구니</h2>
      <ul className="ruled">
        {filled.map((cart) => (
          <CartRow key={cart.to} {...cart} />
        ))}
      </ul>
    </Card>
  )
}

interface CartProps {
  icon: PictureName
  label: string
  to: string
  count: string
  totalKRW: number
  isEmpty: boolean
}

function CartRow({ icon, label, to, count, totalKRW }: CartProps) {
  return (
    <li>
      <Link className={`${styles.row} row-3 icons-20`} to={to}>
        <Picture picture={picture(icon)} alt="" className={styles.icon} />
        <span className={`${styles.label} underlined-inside grow bold`}>
          <span>{label}</span> <small>{count}</small>
        </span>
        <b className="tabular">{formatKRW(totalKRW)}</b>
        <ChevronRight aria-hidden="true" />
      </Link>
    </li>
  )
}
