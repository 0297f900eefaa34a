import { branches } from './branches.mjs'
import { gallery, spaces } from './gallery.mjs'
import { heroes } from './heroes.mjs'
import { programs } from './programs.mjs'
import { small } from './small.mjs'
import { stories } from './stories.mjs'

/** Every picture: name → [width, height, draw]. The size is the one of the @2x file. */
export const list = {
  ...heroes,
  ...stories,
  ...branches,
  ...gallery,
  ...spaces,
  ...programs,
  ...small,
}
