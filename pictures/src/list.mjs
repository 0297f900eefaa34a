import { branches } from './branches.mjs'
import { gallery, spaces } from './gallery.mjs'
import { heroes } from './heroes.mjs'
import { programs } from './programs.mjs'
import { sheets } from './sheets.mjs'
import { small } from './small.mjs'
import { stories } from './stories.mjs'

/** Drawn as parts of a row only. */
const isPart = ([name]) => /^tile-/.test(name)

/** Every picture: name → [width, height, draw]. The size is the one of the @2x file. */
export const list = {
  ...heroes,
  ...stories,
  ...branches,
  ...gallery,
  ...spaces,
  ...programs,
  ...Object.fromEntries(Object.entries(small).filter((entry) => !isPart(entry))),
  ...sheets,
}
