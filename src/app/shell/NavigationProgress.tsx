import { useNavigation } from 'react-router-dom'
import styles from './NavigationProgress.module.css'

/** A thin line at the top while the next page's code is on its way; quick navigations end before it shows. */
export const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : <div className={styles.progress} aria-hidden="true" />
