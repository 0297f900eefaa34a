import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { failingSite } from './failingSite'
import { proveCommand } from './proveCommand'
import { proveListRead } from './proveListRead'
import { proveRows } from './proveRows'
import { placeRows } from './rows/placeRows'

const site = failingSite()
beforeEach(site.signIn)

const PLACES = `users/${site.uid}/places`
const LABEL = '할머니 댁'
const openPlaces = () => site.open('/my/places')
const isEmpty = async () => expect(await screen.findByText('저장한 장소가 없어요.')).toBeVisible()
const findCard = async () => (await screen.findByRole('heading', { name: LABEL })).closest('li')
const button = (name: string) => screen.getByRole('button', { name })

const reading = proveListRead(site, {
  collection: 'places',
  begin: openPlaces,
  isWaiting: async () => {
    expect(await screen.findByRole('button', { name: '장소 추가' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: '내 메뉴' })).toBeVisible()
  },
  isShown: isEmpty,
})

const dialog = () => within(screen.getByRole('dialog'))
const label = () => dialog().getByRole('textbox', { name: '이름' })
const saving = proveCommand(site, {
  begin: async () => {
    await openPlaces()
    await isEmpty()
    await site.press('장소 추가')
    await site.user.type(label(), LABEL)
    await site.user.type(dialog().getByRole('combobox', { name: '장소' }), '성동초')
    await site.user.click(await screen.findByRole('option', { name: /성동초등학교/ }))
  },
  button: () => dialog().getByRole('button', { name: '저장' }),
  isDone: async () => {
    expect(await findCard()).toHaveTextContent('성동초등학교')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await site.backend.list(PLACES)).toHaveLength(1)
  },
  stays: async () => expect(label()).toHaveValue(LABEL),
  again: { wrong: () => site.press('다시 시도') },
})

const deleting = proveCommand(site, {
  begin: async () => {
    await site.backend.put(`${PLACES}/place-1`, {
      label: LABEL,
      name: '성동초등학교',
      address: '서울 성동구 왕십리로 189',
      lat: 37.5547,
      lng: 127.0402,
      createdAt: new Date(),
    })
    await openPlaces()
    await findCard()
  },
  button: () => button(`${LABEL} 삭제`),
  isDone: async () => {
    expect(await screen.findByText(`${LABEL}을 삭제했어요.`)).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('heading', { name: LABEL })).toBeNull())
    expect(await site.backend.list(PLACES)).toEqual([])
  },
  isRepeatable: true,
  again: { wrong: () => site.press('다시 시도') },
})

proveRows(placeRows, {
  'places, reading': reading,
  'places, saving': saving,
  'places, deleting': deleting,
})
