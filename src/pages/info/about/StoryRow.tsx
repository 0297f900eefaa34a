import { type PictureName, picture } from '@/content/pictures'
import { Picture } from '@/ui/Picture'
import styles from './StoryRow.module.css'

interface Props {
  story: {
    picture: PictureName
    alt: string
    label: string
    title: string
    body: readonly string[]
  }
}

export function StoryRow({ story }: Props) {
  return (
    <section className={`${styles.row} stack-6 middle`}>
      <Picture
        className={`${styles.picture} full cover`}
        picture={picture(story.picture)}
        alt={story.alt}
        sizes="(min-width: 900px) 520px, 100vw"
      />
      <div className="wide-18 stack-3 muted">
        <p className={`${styles.label} accent extrabold`}>{story.label}</p>
        <h2 className="wide-28 plain">{story.title}</h2>
        {story.body.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}
