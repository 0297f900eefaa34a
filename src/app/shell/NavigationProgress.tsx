import { useNavigation } from 'react-router-dom'
import styles from './NavigationProgress.module.css'

/** Shown while the next page's code loads, after a delay. */
export const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />
