import type { RouteObject } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { page, textPage } from './page'

export const infoRoutes: RouteObject[] = [
  page(paths.about, () => import('@/pages/info/about/AboutPage'), textPage),
  page(paths.aboutCare, () => import('@/pages/info/about/AboutCarePage'), textPage),
  page(paths.aboutTime, () => import('@/pages/info/about/AboutTimePage'), textPage),
  page(paths.aboutSafety, () => import('@/pages/info/about/AboutSafetyPage'), textPage),
  page(paths.more, () => import('@/pages/info/MorePage'), textPage),
  page(paths.supportReserve, () => import('@/pages/info/support/SupportReservePage'), textPage),
  page(paths.support, () => import('@/pages/info/support/SupportPage'), textPage),
  page(paths.notices, () => import('@/pages/info/notices/NoticesPage'), textPage),
  page(paths.faq, () => import('@/pages/info/support/FaqPage'), textPage),
  page(paths.terms, () => import('@/pages/info/legal/TermsPage'), textPage),
  page(paths.privacy, () => import('@/pages/info/legal/PrivacyPage'), textPage),
  page(paths.download, () => import('@/pages/info/DownloadPage'), textPage),
]
