import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

/** What any page of React and the router costs, whatever stands on it: a page of one word, which is never attached. */
createRoot(document.createElement('div')).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<p>도담</p>} />
    </Routes>
  </BrowserRouter>,
)
