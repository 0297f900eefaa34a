import { addHours } from 'date-fns/addHours'
import { beforeEach, expect, test } from 'vitest'
import { followedRidesQuery } from '@/pages/my/shared/followedQueries'
import { createQueryClient } from '@/remote/queryClient'
import { configureFirestore } from '@/repository/firestore/client'
import { configureAuth } from '@/services/authConfig'
import { openMemberApp } from '@/services/authConnection'
import { useSignInMark } from '@/stores/signInMark'
import { geoPoint } from '../../../emulators/seed/wire.ts'
import { aRide } from '../../domain/rides/aRide'
import { localFirestore } from '../../repository/localFirestore'
import { signInByPhone } from '../../repository/memberAccount'
import { localAuth } from '../../services/localAuth'

const firestore = localFirestore()
const auth = localAuth()
let uid = ''

beforeEach(async () => {
  localStorage.clear()
  const backend = firestore.backend()
  configureAuth({ ...auth.backend(), projectId: backend.projectId, apiKey: backend.projectId })
  configureFirestore(backend, openMemberApp)
  uid = await signInByPhone('+821012345678')
  useSignInMark.getState().setMark({ uid, nickname: '하준맘', hasEnded: false })
  const {
    id,
    driver: _,
    origin,
    dest,
    reached: __,
    ...ride
  } = aRide({
    uid,
    startsAt: addHours(new Date(), 2),
    memo: '알레르기 약을 챙겨 주세요',
    codeWord: '노란 고래',
  })
  const place = ({ name, address, lat, lng }: typeof origin) => ({
    name,
    address,
    point: geoPoint(lat, lng),
  })
  await firestore.put(`rides/${id}`, {
    ...ride,
    origin: place(origin),
    dest: place(dest),
    driver: null,
    reached: {},
  })
})

test('the page has the code word; the device stores no code word, memo or phone', async () => {
  const client = createQueryClient()
  await expect(
    client.fetchQuery(followedRidesQuery({ familyUid: uid, ownUid: uid })),
  ).resolves.toMatchObject([{ codeWord: '노란 고래', memo: '알레르기 약을 챙겨 주세요' }])
  const kept = localStorage.getItem('dodam-account-rides-coming')
  expect(kept).toContain('김하준')
  expect(kept).not.toMatch(/노란 고래|알레르기|\+8210/)
  expect(followedRidesQuery({ familyUid: uid, ownUid: uid }).initialData()).toMatchObject([
    { id: 'ride-1', codeWord: '' },
  ])
})
