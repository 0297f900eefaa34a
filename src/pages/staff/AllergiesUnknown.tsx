import styles from './AllergiesUnknown.module.css'

/** Not read yet, and tried again: as high as the allergies, so that no row grows. */
export const AllergiesUnknown = () => (
  <p className={`${styles.unknown} at-start text-14 semibold`}>
    <span>알레르기 확인 중</span>
  </p>
)
