import type {
  BreadcrumbList,
  FAQPage,
  LocalBusiness,
  Organization,
  Thing,
  WithContext,
} from 'schema-dts'
import { company } from '@/content/company'
import { faqGroups } from '@/content/info/faq'
import type { Branch } from '@/domain/places/branch'
import { timeOf } from '@/domain/places/openingHours'
import { type DayPrices, pricePhases } from '@/domain/rides/fares/dayPrices'
import { BRAND, type PageHead } from '@/domain/site/pageHead'
import { branchPath, paths } from '@/domain/site/paths'
import { builtFares, builtPrices } from '@/remote/builtDocuments'
import { builtBranchList as branches } from '@/remote/useBranches'

/** schema.org data, written at build time. */

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

function organization(siteUrl: string): WithContext<Organization> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: BRAND,
    legalName: company.legalName,
    url: `${siteUrl}/`,
    logo: `${siteUrl}/apple-touch-icon.png`,
    telephone: company.phone,
    email: company.email,
    sameAs: [company.instagramUrl, company.facebookUrl, company.youtubeUrl],
  }
}

function localBusiness(branch: Branch, siteUrl: string): WithContext<LocalBusiness> {
  return {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': siteUrl + branchPath(branch.id),
    url: siteUrl + branchPath(branch.id),
    name: `${BRAND} ${branch.name}`,
    description: branch.introText,
    image: `${siteUrl}${branch.thumbnail.picture.src}.webp`,
    telephone: branch.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address,
      addressLocality: branch.district,
      addressCountry: 'KR',
    },
    geo: { '@type': 'GeoCoordinates', latitude: branch.lat, longitude: branch.lng },
    openingHoursSpecification: branch.hours.flatMap((span, weekday) =>
      span === null
        ? []
        : [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: DAYS[weekday],
              opens: timeOf(span.opensAtMin),
              closes: timeOf(span.closesAtMin),
            },
          ],
    ),
  }
}

const faqPage = (prices: DayPrices): WithContext<FAQPage> => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqGroups(prices).flatMap(({ items }) =>
    items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  ),
})

/** Breadcrumbs without the start page and the page itself. */
const parents: readonly { under: string; name: string }[] = [
  { under: paths.about, name: '서비스 소개' },
  { under: paths.membership, name: '멤버십' },
  { under: paths.pickup, name: '픽업 예약' },
  { under: paths.programs, name: '프로그램' },
  { under: paths.branches, name: '지점 안내' },
  { under: paths.support, name: '고객센터' },
]

function breadcrumbs(path: string, head: PageHead, siteUrl: string): WithContext<BreadcrumbList> {
  const way = [
    { name: BRAND, path: paths.home },
    ...parents.flatMap(({ under, name }) =>
      path.startsWith(`${under}/`) ? [{ name, path: under }] : [],
    ),
    { name: head.title, path: head.canonicalPath ?? path },
  ]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: way.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: siteUrl + step.path,
    })),
  }
}

/** The schema.org objects of a page; `siteUrl`: origin without trailing slash. */
export function structuredData(
  path: string,
  head: PageHead,
  siteUrl: string,
): readonly WithContext<Thing>[] {
  const [prices] = pricePhases({ fares: builtFares, prices: builtPrices })
  if (path === paths.home) return [organization(siteUrl)]
  const branch = branches.find(({ id }) => path === branchPath(id))
  return [
    breadcrumbs(path, head, siteUrl),
    ...(branch ? [localBusiness(branch, siteUrl)] : []),
    ...(path === paths.branches ? branches.map((each) => localBusiness(each, siteUrl)) : []),
    ...(path === paths.faq ? [faqPage(prices)] : []),
  ]
}
