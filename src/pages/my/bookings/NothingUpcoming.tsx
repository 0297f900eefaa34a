import { picture } from '@/content/pictures'
import { paths } from '@/domain/site/paths'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'

export function NothingUpcoming() {
  return (
    <StateMessage
      role="status"
      message="다가오는 예약이 없어요."
      picture={<Picture picture={picture('empty-calendar')} alt="" />}
    >
      <ButtonLink tone="primary" to={paths.pickup}>
        픽업 예약하기
      </ButtonLink>
    </StateMessage>
  )
}
