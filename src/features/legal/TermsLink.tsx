import { Link } from 'react-router-dom'
import { paths } from '@/domain/site/paths'

interface Props {
  particle: '을' | '에서'
  /** Behind it: `따라요.` */
  verb: string
}

/** `이용약관을 따라요.` within a sentence; the link and its particle stay in one line. */
export const TermsLink = ({ particle, verb }: Props) => (
  <>
    <span className="nowrap">
      <Link className="underlined-near" to={paths.terms}>
        이용약관
      </Link>
      <span>{particle}</span>
    </span>{' '}
    <span>{verb}</span>
  </>
)
