import { DomUtil } from 'leaflet'
import css from './map.css?inline'
import { maps } from './maps.ts'

DomUtil.create('style', '', document.head).textContent = css
Object.assign(window, { kakao: { maps } })
