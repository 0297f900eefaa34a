/**
 * The pictures of the snacks that the basic menu begins with, null for a snack without one. Empty here; the build puts
 * in what it has read of the menu, so that a page's HTML can show them before anything is asked: see docs/decisions/0033.
 */
export const firstSnackPictures: readonly (string | null)[] = []
