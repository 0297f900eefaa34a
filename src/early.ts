import { now } from '@/platform/clock'
import { recallMarkup } from '@/platform/rememberedMarkup'

/**
 * Stands in the HTML of a page, within the place for what is remembered (`RememberedPlace`), and puts that there before the
 * place is painted. React takes the place as it is and puts the real thing there once it knows who is signed in. A page that
 * is rendered anew, because its address has a query, stays as it is.
 */
const script = document.currentScript
const remembered = window.location.search === '' ? recallMarkup(now()) : undefined
if (remembered) script?.replaceWith(remembered)
else script?.remove()
