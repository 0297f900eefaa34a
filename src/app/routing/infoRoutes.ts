import type { RouteObject } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { page, readFirst } from './page'

/** Pages that explain: introduction, help, news, law. */
export const infoRoutes: RouteObject[] = [
  page(paths.about, () => import('@/pages/info/AboutPage'), readFirst),
  page(paths.aboutCare, () => import('@/pages/info/AboutCarePage'), readFirst),
  page(paths.aboutTime, () => import('@/pages/info/AboutTimePage'), readFirst),
  page(paths.aboutSafety, () => import('@/pages/info/AboutSafetyPage'), readFirst),
  page(paths.more, () => import('@/pages/info/MorePage'), readFirst),
  page(paths.supportReserve, () => import('@/pages/info/SupportReservePage'), readFirst),
  page(paths.support, () => import('@/pages/info/SupportPage'), readFirst),
  page(paths.notices, () => import('@/pages/info/NoticesPage'), readFirst),
  page(paths.faq, () => import('@/pages/info/FaqPage'), readFirst),
  page(paths.terms, () => import('@/pages/info/TermsPage'), readFirst),
  page(paths.privacy, () => import('@/pages/info/PrivacyPage'), readFirst),
  page(paths.download, () => import('@/pages/info/DownloadPage'), readFirst),
]
