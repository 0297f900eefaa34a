import styles from './UnknownWord.module.css'

/** In the place of a code word: the device never stores one, and nothing may move when it comes. */
export const UnknownWord = () => <span className={`${styles.word} rounded`} aria-hidden="true" />
