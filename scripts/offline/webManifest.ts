import type { ManifestOptions } from 'vite-plugin-pwa'
import { paths } from '../../src/domain/site/paths.ts'

const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
  src: `/${name}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})
const shortcut = (name: string, url: string) => ({
  name,
  url,
  icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
})

export const webManifestFile = 'manifest.webmanifest'

/** For the home screen. Colours are `--header` and `--bg-warm` of tokens.css. */
export const webManifest: Partial<ManifestOptions> = {
  id: '/',
  name: '도담아지트 | 안심 돌봄과 픽업',
  short_name: '도담아지트',
  description: '학교 앞에서 아지트까지, 방과 후 돌봄과 픽업을 한곳에서 예약하세요.',
  lang: 'ko',
  dir: 'ltr',
  start_url: paths.home,
  scope: '/',
  display: 'standalone',
  theme_color: '#ff8a1f',
  background_color: '#fff7ed',
  categories: ['kids', 'education', 'lifestyle'],
  icons: [
    icon('icon-192', 192, 'any'),
    icon('icon-512', 512, 'any'),
    icon('icon-maskable-512', 512, 'maskable'),
  ],
  shortcuts: [
    shortcut('픽업 예약', paths.pickup),
    shortcut('간식 구매', paths.snack),
    shortcut('프로그램 예약', paths.programs),
    shortcut('지점 안내', paths.branches),
  ],
}
