/** The commit that this page was built from (scripts/release.ts); empty where the build did not know it. */
export const release = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="release"]')?.content ?? ''
