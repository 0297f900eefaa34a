import type { RouteObject } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { page, readFirst } from './page'

export const infoRoutes: RouteObject[] = [
  page(paths.about, () => import('@/pages/info/about/AboutPage'), readFirst),
  page(paths.aboutCare, () => import('@/pages/info/about/AboutCarePage'), readFirst),
  page(paths.aboutTime, () => import('@/pages/info/about/AboutTimePage'), readFirst),
  page(paths.aboutSafety, () => import('@/pages/info/about/AboutSafetyPage'), readFirst),
  page(paths.more, () => import('@/pages/info/MorePage'), readFirst),
  page(paths.supportReserve, () => import('@/pages/info/support/SupportReservePage'), readFirst),
  page(paths.support, () => import('@/pages/info/support/SupportPage'), readFirst),
  page(paths.notices, () => import('@/pages/info/notices/NoticesPage'), readFirst),
  page(paths.faq, () => import('@/pages/info/support/FaqPage'), readFirst),
  page(paths.terms, () => import('@/pages/info/legal/TermsPage'), readFirst),
  page(paths.privacy, () => import('@/pages/info/legal/PrivacyPage'), readFirst),
  page(paths.download, () => import('@/pages/info/DownloadPage'), readFirst),
]
