import { DomUtil } from 'leaflet'
import css from './map.css?inline'
import { maps } from './standIn.ts'

DomUtil.create('style', '', document.head).textContent = css
Object.assign(window, { kakao: { maps } })
