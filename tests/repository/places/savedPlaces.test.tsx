import { beforeEach, expect, test, vi } from 'vitest'
import type { SavedPlace } from '@/domain/places/savedPlace'
import { configureFirestore } from '@/repository/firestore/client'
import {
  addSavedPlace,
  changeSavedPlace,
  readSavedPlaces,
  removeSavedPlace,
} from '@/repository/places/savedPlaces'
import { configureAuth } from '@/services/authConfig'
import { openMemberApp } from '@/services/authConnection'
import { localAuth } from '../../services/localAuth'
import { localFirestore } from '../localFirestore'
import { lostAnswers } from '../lostAnswers'
import { aMemberDocument, signInByPhone } from '../memberAccount'

const firestore = localFirestore()
const auth = localAuth()
const network = lostAnswers()
let uid = ''

const home: SavedPlace = {
  id: 'place-1',
  label: '우리 집',
  name: '서울숲 도담아파트',
  address: '서울 성동구 뚝섬로 377',
  lat: 37.5444,
  lng: 127.0374,
}

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const backend = firestore.backend()
  configureAuth({ ...auth.backend(), projectId: backend.projectId, apiKey: backend.projectId })
  configureFirestore(backend, openMemberApp)
  uid = await signInByPhone('+821012345678')
  await firestore.put(`users/${uid}`, aMemberDocument('+821012345678'))
})

test('a place is saved, changed and deleted', async () => {
  await addSavedPlace(uid, home)
  await expect(readSavedPlaces(uid)).resolves.toEqual([home])
  await changeSavedPlace(uid, { ...home, label: '집' })
  await expect(readSavedPlaces(uid)).resolves.toEqual([{ ...home, label: '집' }])
  await removeSavedPlace(uid, home.id)
  await removeSavedPlace(uid, home.id)
  await expect(readSavedPlaces(uid)).resolves.toEqual([])
})

test('a retry after a lost answer saves once', async () => {
  network.loseNext('commit')
  await expect(addSavedPlace(uid, home)).rejects.toMatchObject({ kind: 'unknown' })
  await addSavedPlace(uid, home)
  await expect(readSavedPlaces(uid)).resolves.toHaveLength(1)
})

test('an invisible label is refused, and an invalid place is left out', async () => {
  await expect(addSavedPlace(uid, { ...home, label: '\u3000' })).rejects.toMatchObject({
    kind: 'denied',
  })
  await firestore.put(`users/${uid}/places/broken`, { label: '집', createdAt: new Date() })
  await expect(readSavedPlaces(uid)).resolves.toEqual([])
})
