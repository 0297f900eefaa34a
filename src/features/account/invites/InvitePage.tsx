import { loginPath } from '@/domain/site/internalPath'
import { paths } from '@/domain/site/paths'
import type { PictureSource } from '@/domain/site/picture'
import { ButtonLink } from '@/ui/button/ButtonLink'
import type { Elements } from '@/ui/elements'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { AccountGate } from '../AccountGate'
import type { SignedInAccount } from '../accountOf'
import { InviteCard } from './InviteCard'

interface Props extends GuestProps {
  title: string
  height: string
  /** What a member does with the invitation. */
  children: (account: SignedInAccount) => Elements
}

/** The page on which an invitation is received. */
export const InvitePage = ({ title, height, children, ...guest }: Props) => (
  <Sections>
    <PageIntro title={title} />
    <SectionsContainer className="centred pb-16 stack-4">
      <AccountGate starting={<Skeleton height={height} />} guest={<GuestInvite {...guest} />}>
        {children}
      </AccountGate>
    </SectionsContainer>
  </Sections>
)

interface GuestProps {
  picture: PictureSource
  /** Where the invitation is received, after the login. */
  path: string
  /** Below the ways to an account. */
  note: string
}

const GuestInvite = ({ picture, path, note }: GuestProps) => (
  <InviteCard picture={picture} lead="로그인하면 초대를 받을 수 있어요.">
    <ButtonLink tone="primary" size="large" isBlock to={loginPath(path)}>
      로그인
    </ButtonLink>
    <ButtonLink size="large" isBlock to={paths.signup}>
      회원가입
    </ButtonLink>
    <p className="note text-center">{note}</p>
  </InviteCard>
)
