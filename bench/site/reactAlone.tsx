import { createRoot } from 'react-dom/client'
import { BrowserRouter, Route, Routes } from 'react-router-dom'

/** The cost of React and the router alone: one word, never attached. */
createRoot(document.createElement('div')).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<p>도담</p>} />
    </Routes>
  </BrowserRouter>,
)
