import { expect, test } from 'vitest'
import { BackendConfigError, chooseBackendConfig } from '@/platform/env'

const page = {
  apiKey: 'page-key',
  authDomain: 'p.example',
  projectId: 'page',
  appId: '1',
  firestoreEmulatorHost: 'localhost:8080',
}
const builtIn = {
  apiKey: 'env-key',
  authDomain: 'e.example',
  projectId: 'env',
  appId: '2',
  firestoreEmulatorHost: undefined,
}
const MESSAGE =
  '백엔드 설정이 없습니다. 환경 설정(VITE_FIREBASE_*) 또는 페이지 설정 객체(window.__FIREBASE_CONFIG__)를 확인해 주세요.'

test('the page-level object comes first', () => {
  expect(chooseBackendConfig(page, builtIn)).toEqual(page)
})

test('without one, the values built in are used', () => {
  expect(chooseBackendConfig(undefined, builtIn)).toMatchObject({
    projectId: 'env',
    apiKey: 'env-key',
  })
})

test.each([
  null,
  'text',
  7,
  [],
  {},
  { projectId: 'x' },
  { apiKey: 'k', projectId: ' ' },
  { apiKey: 1, projectId: 'x' },
])('an invalid page-level value is skipped: %j', (value) => {
  expect(chooseBackendConfig(value, builtIn).projectId).toBe('env')
})

test('auth domain and app id may be absent', () => {
  expect(chooseBackendConfig({ apiKey: 'k', projectId: 'p' }, {})).toEqual({
    apiKey: 'k',
    projectId: 'p',
    authDomain: '',
    appId: '',
  })
})

test('without either, the Korean message is thrown', () => {
  expect(() => chooseBackendConfig(undefined, {})).toThrow(BackendConfigError)
  expect(() => chooseBackendConfig(undefined, {})).toThrow(MESSAGE)
})
