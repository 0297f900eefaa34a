/** Samples (specification 3, section 0). */
export const company = {
  /** As long as these are no real company's. */
  isSample: true,
  brand: '도담아지트',
  phone: '02-000-0000',
  email: 'hello@dodam-agit.example',
  legalName: '주식회사 도담아지트',
  address: '서울특별시 성동구 왕십리로 100, 3층',
  businessNumber: '000-00-00000',
  representative: '홍길동',
  mailOrderNumber: '제2026-서울성동-0000호',
  privacyOfficer: '홍길동',
  bankAccount: { bank: '도담은행', number: '000-000-000000', note: '(예시 계좌)' },
  hosting: 'Google LLC (Firebase Hosting)',
  businessInfoUrl: 'https://www.ftc.go.kr/bizCommPop.do?wrkr_no=0000000000',
  chatUrl: 'https://pf.kakao.com/',
  instagramUrl: 'https://www.instagram.com/',
  facebookUrl: 'https://www.facebook.com/',
  youtubeUrl: 'https://www.youtube.com/',
  appStoreUrl: 'https://apps.apple.com/',
  playStoreUrl: 'https://play.google.com/store',
} as const

export const telHref = `tel:${company.phone}`
