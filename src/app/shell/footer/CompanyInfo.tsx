import { company } from '@/content/company'
import { ExternalLink } from '@/ui/ExternalLink'
import styles from './CompanyInfo.module.css'

const facts = [
  { term: '상호', value: company.legalName },
  { term: '대표자', value: company.representative },
  { term: '주소', value: company.address },
  { term: '통신판매업 신고번호', value: company.mailOrderNumber },
  { term: '개인정보 보호책임자', value: company.privacyOfficer },
  { term: '호스팅서비스 제공자', value: company.hosting },
]

/** Required by the e-commerce law. */
export function CompanyInfo() {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term} className={styles.fact}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.fact}>
        <dt>사업자등록번호</dt>
        <dd>
          <span>{company.businessNumber}</span>{' '}
          <ExternalLink className={styles.check} href={company.businessInfoUrl}>
            사업자정보 확인
          </ExternalLink>
        </dd>
      </div>
    </dl>
  )
}
