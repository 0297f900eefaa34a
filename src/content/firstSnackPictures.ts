/** Pictures of the first snacks, null without one; filled by the build for prerendered pages, see docs/decisions/0033. */
export const firstSnackPictures: readonly (string | null)[] = []
