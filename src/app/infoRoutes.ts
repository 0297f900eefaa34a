import type { RouteObject } from 'react-router-dom'
import { paths } from '@/domain/site/paths'
import { lazyPage, readFirst } from './lazyPage'

/** Pages that explain: introduction, help, news, law. */
export const infoRoutes: RouteObject[] = [
  {
    path: paths.about,
    lazy: lazyPage(() => import('@/pages/info/AboutPage'), 'AboutPage', 'aboutHead', readFirst),
  },
  {
    path: paths.aboutCare,
    lazy: lazyPage(
      () => import('@/pages/info/AboutCarePage'),
      'AboutCarePage',
      'aboutCareHead',
      readFirst,
    ),
  },
  {
    path: paths.aboutTime,
    lazy: lazyPage(
      () => import('@/pages/info/AboutTimePage'),
      'AboutTimePage',
      'aboutTimeHead',
      readFirst,
    ),
  },
  {
    path: paths.aboutSafety,
    lazy: lazyPage(
      () => import('@/pages/info/AboutSafetyPage'),
      'AboutSafetyPage',
      'aboutSafetyHead',
      readFirst,
    ),
  },
  {
    path: paths.more,
    lazy: lazyPage(() => import('@/pages/info/MorePage'), 'MorePage', 'moreHead', readFirst),
  },
  {
    path: paths.supportReserve,
    lazy: lazyPage(
      () => import('@/pages/info/SupportReservePage'),
      'SupportReservePage',
      'supportReserveHead',
      readFirst,
    ),
  },
  {
    path: paths.support,
    lazy: lazyPage(
      () => import('@/pages/info/SupportPage'),
      'SupportPage',
      'supportHead',
      readFirst,
    ),
  },
  {
    path: paths.notices,
    lazy: lazyPage(
      () => import('@/pages/info/NoticesPage'),
      'NoticesPage',
      'noticesHead',
      readFirst,
    ),
  },
  {
    path: paths.faq,
    lazy: lazyPage(() => import('@/pages/info/FaqPage'), 'FaqPage', 'faqHead', readFirst),
  },
  {
    path: paths.terms,
    lazy: lazyPage(() => import('@/pages/info/TermsPage'), 'TermsPage', 'termsHead', readFirst),
  },
  {
    path: paths.privacy,
    lazy: lazyPage(
      () => import('@/pages/info/PrivacyPage'),
      'PrivacyPage',
      'privacyHead',
      readFirst,
    ),
  },
  {
    path: paths.download,
    lazy: lazyPage(
      () => import('@/pages/info/DownloadPage'),
      'DownloadPage',
      'downloadHead',
      readFirst,
    ),
  },
]
