import * as client from 'react-dom/client'

/** In React's chunk, so that React runs in its own task; a direct import of React would run within the site's task. */
export const { createRoot, hydrateRoot } = client
