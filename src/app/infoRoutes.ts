import type { RouteObject } from 'react-router-dom'
import { paths } from '@/domain/paths'
import { lazyPage } from './lazyPage'

/** Pages that explain: introduction, help, news, law. */
export const infoRoutes: RouteObject[] = [
  {
    path: paths.about,
    lazy: lazyPage(() => import('@/pages/info/AboutPage'), 'AboutPage', 'aboutHead'),
  },
  {
    path: paths.aboutCare,
    lazy: lazyPage(() => import('@/pages/info/AboutCarePage'), 'AboutCarePage', 'aboutCareHead'),
  },
  {
    path: paths.aboutTime,
    lazy: lazyPage(() => import('@/pages/info/AboutTimePage'), 'AboutTimePage', 'aboutTimeHead'),
  },
  {
    path: paths.aboutSafety,
    lazy: lazyPage(
      () => import('@/pages/info/AboutSafetyPage'),
      'AboutSafetyPage',
      'aboutSafetyHead',
    ),
  },
  {
    path: paths.more,
    lazy: lazyPage(() => import('@/pages/info/MorePage'), 'MorePage', 'moreHead'),
  },
  {
    path: paths.supportReserve,
    lazy: lazyPage(
      () => import('@/pages/info/SupportReservePage'),
      'SupportReservePage',
      'supportReserveHead',
    ),
  },
  {
    path: paths.support,
    lazy: lazyPage(() => import('@/pages/info/SupportPage'), 'SupportPage', 'supportHead'),
  },
  {
    path: paths.notices,
    lazy: lazyPage(() => import('@/pages/info/NoticesPage'), 'NoticesPage', 'noticesHead'),
  },
  { path: paths.faq, lazy: lazyPage(() => import('@/pages/info/FaqPage'), 'FaqPage', 'faqHead') },
  {
    path: paths.terms,
    lazy: lazyPage(() => import('@/pages/info/TermsPage'), 'TermsPage', 'termsHead'),
  },
  {
    path: paths.privacy,
    lazy: lazyPage(() => import('@/pages/info/PrivacyPage'), 'PrivacyPage', 'privacyHead'),
  },
  {
    path: paths.download,
    lazy: lazyPage(() => import('@/pages/info/DownloadPage'), 'DownloadPage', 'downloadHead'),
  },
]
