import { loginPath } from '@/domain/site/internalPath'
import { paths } from '@/domain/site/paths'
import type { PictureSource } from '@/domain/site/picture'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { InviteCard } from './InviteCard'

interface Props {
  picture: PictureSource
  /** Where the invitation is received, after the login. */
  page: string
  note: string
}

/** The ways to an account for somebody who opens an invitation without one. */
export const GuestInvite = ({ picture, page, note }: Props) => (
  <InviteCard picture={picture} lead="로그인하면 초대를 받을 수 있어요.">
    <ButtonLink tone="primary" size="large" isBlock to={loginPath(page)}>
      로그인
    </ButtonLink>
    <ButtonLink size="large" isBlock to={paths.signup}>
      회원가입
    </ButtonLink>
    <p className="note text-center">{note}</p>
  </InviteCard>
)
