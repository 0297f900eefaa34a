import { Check, ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { type Room, rooms } from '@/content/info/space'
import { picture } from '@/content/pictures'
import { isListed } from '@/domain/places/branch'
import type { PageHead } from '@/domain/site/pageHead'
import { branchPath, paths } from '@/domain/site/paths'
import { useBranches } from '@/remote/useBranches'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Container } from '@/ui/layout/Container'
import { PageIntro } from '@/ui/layout/PageIntro'
import { Section } from '@/ui/layout/Section'
import { Sections } from '@/ui/message/SectionBoundary'
import { Picture } from '@/ui/Picture'
import styles from './SpacePage.module.css'

const spaceHead: PageHead = {
  title: '공간 소개',
  description: '놀이방, 공부방, 쉼방, 주방과 마당. 아이들이 머무는 아지트 안을 둘러보세요.',
  canonicalPath: paths.space,
}

export function SpacePage() {
  return (
    <Sections>
      <PageIntro
        title="공간 소개"
        lead="학교가 끝난 아이들이 신발을 벗고 들어오는 곳, 아지트 안을 둘러보세요."
      />
      <Container className={`${styles.rooms} grid pb-section`}>
        {rooms.map((room, index) => (
          <RoomView key={room.name} room={room} isFirst={index === 0} />
        ))}
      </Container>
      <Section
        isWarm
        heading="가까운 아지트를 찾아보세요"
        lead="방의 크기와 개수는 지점마다 조금씩 달라요."
      >
        <ul className={`${styles.branches} mb-8 stack-3`}>
          {useBranches()
            .filter(isListed)
            .map(({ id, name, district }) => (
              <li key={id}>
                <Link
                  className={`${styles.branch} edged-softly spread icons-20 rounded on-surface`}
                  to={branchPath(id)}
                >
                  <span>
                    <strong>{name}</strong> <small>{district}</small>
                  </span>
                  <ChevronRight aria-hidden="true" />
                </Link>
              </li>
            ))}
        </ul>
        <ButtonLink to={paths.branches} tone="primary" size="large">
          지점 안내 보기
        </ButtonLink>
      </Section>
    </Sections>
  )
}

function RoomView({ room, isFirst }: { room: Room; isFirst: boolean }) {
  return (
    <section className={`${styles.room} stack-5`} aria-label={room.name}>
      <Picture
        className={`${styles.picture} full cover on-peach`}
        picture={picture(room.picture)}
        alt={room.alt}
        sizes="(min-width: 900px) 560px, calc(100vw - 40px)"
        priority={isFirst}
      />
      <div>
        <p className="accent extrabold">{room.name}</p>
        <h2 className={`${styles.title} text-28`}>{room.title}</h2>
        <p className="muted text-18">{room.text}</p>
        <ul className={`${styles.points} mt-5 stack-2 icons-20`}>
          {room.points.map((point) => (
            <li className="semibold row-2" key={point}>
              <Check aria-hidden="true" />
              <span>{point}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

export { SpacePage as Component, spaceHead as head }
