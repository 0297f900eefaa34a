import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Dialog } from '@/ui/layout/Dialog'
import { Tabs } from '@/ui/layout/Tabs'
import { LaterSections, Sections } from '@/ui/message/SectionBoundary'

const SENTENCE = '이 부분을 표시하지 못했어요.'
const typed = '김하준 010-1234-5678'
let isBroken = true

function Fragile() {
  if (isBroken) throw new Error(typed)
  return <p>다시 보이는 부분</p>
}

const onCaughtError = vi.fn()

test('a crashed part says so, its neighbours stay, and a retry restores it', async () => {
  isBroken = true
  render(
    <Sections>
      <p>앞</p>
      {false}
      <Fragile />
      <p>뒤</p>
    </Sections>,
    { onCaughtError },
  )
  expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE)
  expect(screen.getByText('앞')).toBeVisible()
  expect(screen.getByText('뒤')).toBeVisible()
  expect(onCaughtError).toHaveBeenCalledTimes(1)
  expect(document.body).not.toHaveTextContent('5678')

  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(screen.getByRole('alert')).toBeVisible()

  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(screen.getByText('다시 보이는 부분')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a dialog with crashed content can be closed', async () => {
  isBroken = true
  const onClose = vi.fn()
  render(
    <Dialog title="지도에서 선택" isOpen onClose={onClose}>
      <Fragile />
    </Dialog>,
    { onCaughtError },
  )
  expect(screen.getByRole('alert')).toHaveTextContent(SENTENCE)
  await userEvent.click(screen.getByRole('button', { name: '닫기' }))
  expect(onClose).toHaveBeenCalled()
})

test('a tab with a crashed panel can be left', () => {
  isBroken = true
  const onChange = vi.fn()
  render(
    <Tabs
      label="보기 방식"
      value="map"
      onChange={onChange}
      tabs={[
        { value: 'list', label: '목록', panel: <p>여섯 지점</p> },
        { value: 'map', label: '지도', panel: <Fragile /> },
      ]}
    />,
    { onCaughtError },
  )
  expect(screen.getByRole('tabpanel', { name: '지도' })).toHaveTextContent(SENTENCE)
  screen.getByRole('tab', { name: '목록' }).click()
  expect(onChange).toHaveBeenCalledWith('list', expect.anything())
})

let drawn: string[] = []

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  drawn.push(name)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${name} ${count}`}
    </button>
  )
}

test('a later section that is pressed before its turn is taken over first, and the press counts', async () => {
  const page = (
    <LaterSections>
      <Counter name="앞" />
      <Counter name="뒤" />
    </LaterSections>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  const [, last] = container.querySelectorAll('button')
  drawn = []
  flushSync(() => hydrateRoot(container, page))
  expect(drawn).toEqual([])

  last?.click()
  expect(drawn).toEqual(['뒤'])
  await vi.waitFor(() => expect(last).toHaveTextContent('뒤 1'))
  await vi.waitFor(() => expect(drawn).toContain('앞'))
  expect(container.querySelectorAll('button')[1]).toBe(last)
})
