import { maps } from './standIn.ts'

Object.assign(window, { kakao: { maps } })
