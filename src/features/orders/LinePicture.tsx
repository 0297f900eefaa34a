import { picture, pictureOf } from '@/content/pictures'
import { planPictures } from '@/content/planPictures'
import { ForeignPicture } from '@/ui/ForeignPicture'
import { Picture } from '@/ui/Picture'
import type { OrderRequest } from './orderRequest'

export const LinePicture = ({ request, code }: { request: OrderRequest; code: string }) => (
  <SmallPicture of={pictureIn(request, code)} />
)

/** Decorative: the name is beside it. A plate where there is none. */
export function SmallPicture({ of: found }: { of: ReturnType<typeof pictureIn> }) {
  const own = typeof found === 'string' ? pictureOf(found) : found
  const plate = (
    <Picture className="square-48 rigid rounded cover" picture={picture('icon-plate')} alt="" />
  )
  if (own)
    return <Picture className="square-48 rigid rounded cover" picture={own} alt="" sizes="48px" />
  if (typeof found !== 'string') return plate
  return (
    <ForeignPicture
      className="square-48 rigid rounded cover"
      url={found}
      alt=""
      width={48}
      height={48}
      instead={plate}
    />
  )
}

function pictureIn(request: OrderRequest, code: string) {
  switch (request.kind) {
    case 'membership': {
      const item = request.items.find(({ id }) => id === code)
      return item && picture(planPictures[item.plan])
    }
    case 'topup':
      return picture('icon-topup')
    case 'snack':
      return request.cart.find(({ key }) => key === code)?.item.imageUrl
    case 'specialSnack':
      return request.event.product.imageUrl
  }
}
