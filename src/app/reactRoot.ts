import * as client from 'react-dom/client'

/**
 * Lies in React's own file, which is a script of its own: there these names run React, once and in a task of its own. Imported
 * from React itself they would run it within the task that evaluates the site.
 */
export const { createRoot, hydrateRoot } = client
