import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'

/** What any page of React and the router costs, whatever stands on it: a page of one word, which is never attached. */
const router = createBrowserRouter([{ path: '*', element: <p>도담</p> }])
createRoot(document.createElement('div')).render(<RouterProvider router={router} />)
