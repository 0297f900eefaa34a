import * as client from 'react-dom/client'

/** In React's chunk, so that React runs in a task of its own; imported from React directly it would run within the site's own task. */
export const { createRoot, hydrateRoot } = client
