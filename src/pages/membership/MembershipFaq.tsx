import { Link } from 'react-router-dom'
import { membershipFaq } from '@/content/info/membershipFaq'
import { paths } from '@/domain/site/paths'
import { Disclosure } from '@/ui/layout/Disclosure'
import { Section } from '@/ui/layout/Section'
import styles from './MembershipFaq.module.css'

export function MembershipFaq() {
  return (
    <div className="screen-only">
      <Section isWarm heading="자주 묻는 질문" lead="결정하기 전에 많이 궁금해하시는 것들이에요.">
        <div className={styles.questions}>
          {membershipFaq.map(({ question, answer, namesTerms }) => (
            <Disclosure key={question} summary={question}>
              <p>
                <span>{answer}</span>
                {namesTerms && (
                  <>
                    {' '}
                    <span>자세한 내용은</span>{' '}
                    <Link className={styles.terms} to={paths.terms}>
                      이용약관
                    </Link>
                    <span>을 확인해 주세요.</span>
                  </>
                )}
              </p>
            </Disclosure>
          ))}
        </div>
      </Section>
    </div>
  )
}
