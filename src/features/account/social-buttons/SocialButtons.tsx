import { type SocialProvider, socialProviders } from '@/domain/account/socialProvider'
import { ProviderMark } from './ProviderMark'
import styles from './SocialButtons.module.css'
import { useWindowsReady } from './useWindowsReady'

const labels: Record<SocialProvider, string> = {
  google: 'Google로 계속하기',
  naver: '네이버로 계속하기',
  kakao: '카카오로 계속하기',
  apple: 'Apple로 계속하기',
}

interface Props {
  /** The provider in progress; meanwhile all buttons are inactive. */
  busy: SocialProvider | undefined
  onChoose: (provider: SocialProvider) => void
}

/** In each provider's published style. */
export function SocialButtons({ busy, onChoose }: Props) {
  useWindowsReady()
  return (
    <ul className="stack-3">
      {socialProviders.map((provider) => (
        <li key={provider}>
          <button
            className={`${styles.button} to-middle row icons-20 relative rounded bold full`}
            type="button"
            data-provider={provider}
            aria-disabled={busy !== undefined || undefined}
            aria-busy={busy === provider || undefined}
            onClick={() => {
              if (!busy) onChoose(provider)
            }}
          >
            <ProviderMark provider={provider} />
            <span>{labels[provider]}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
