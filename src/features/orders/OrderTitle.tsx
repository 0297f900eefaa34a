import { type OrderLine, orderTitle } from '@/domain/orders/order'

export function OrderTitle({ lines }: { lines: readonly OrderLine[] }) {
  const { name, counts } = orderTitle(lines)
  return (
    <>
      <bdi>{name}</bdi> <span>{counts}</span>
    </>
  )
}
