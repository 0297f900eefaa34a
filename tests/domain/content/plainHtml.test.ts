import { expect, test } from 'vitest'
import { htmlOfText, textOfHtml } from '@/domain/content/plainHtml'
import { fc } from '../../fastCheck'

test.each([
  { name: 'nothing', text: '', html: '' },
  { name: 'a paragraph of two lines', text: '하나\n둘', html: '<p>하나<br>둘</p>' },
  { name: 'two paragraphs', text: '하나\n\n둘', html: '<p>하나</p><p>둘</p>' },
  { name: 'a list', text: '- 딸기\n- 생크림', html: '<ul><li>딸기</li><li>생크림</li></ul>' },
  {
    name: 'a list after a paragraph',
    text: '재료\n\n- 딸기',
    html: '<p>재료</p><ul><li>딸기</li></ul>',
  },
  {
    name: 'what looks like HTML',
    text: '<b>"A" & B</b>',
    html: '<p>&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt;</p>',
  },
  { name: 'a typed entity', text: '&lt;', html: '<p>&amp;lt;</p>' },
])('$name', ({ text, html }) => {
  expect(htmlOfText(text)).toBe(html)
  expect(textOfHtml(html)).toBe(text)
})

test('empty lines are merged, and a list needs none before it', () => {
  expect(htmlOfText('재료\n- 딸기\n\n\n끝 ')).toBe('<p>재료</p><ul><li>딸기</li></ul><p>끝</p>')
})

test('space around HTML is ignored', () => {
  expect(textOfHtml(' <p>글</p>\n')).toBe('글')
})

test.each([
  '<h3>재료</h3>',
  '<p class="a">글</p>',
  '<p><b>굵게</b></p>',
  '글',
  '<ol><li>하나</li></ol>',
])('other HTML is not converted: %s', (html) => {
  expect(textOfHtml(html)).toBeUndefined()
})

test('any text converts to HTML, and that back to the same HTML', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const html = htmlOfText(text)
      const again = textOfHtml(html)
      expect(again).toBeDefined()
      expect(htmlOfText(again ?? '')).toBe(html)
    }),
  )
})
