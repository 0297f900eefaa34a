import { EvaluationError } from '../rulesError.ts'
import { double, type RuleValue } from '../ruleValue.ts'
import { numberOf, wrongType } from './argument.ts'
import { methods } from './methods.ts'

const earthRadiusM = 6_371_009

const radians = (degrees: number) => (degrees * Math.PI) / 180

export const pointMethods = methods<'geoPoint'>({
  latitude: [0, ({ latitude }) => double(latitude)],
  longitude: [0, ({ longitude }) => double(longitude)],
  /** Metres on a sphere. */
  distance: [
    1,
    (from, [to]) => {
      if (to?.kind !== 'geoPoint') throw wrongType(to, 'latlng')
      const height = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
      const width = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
      const share =
        height + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * width
      return double(2 * earthRadiusM * Math.asin(Math.sqrt(Math.min(1, share))))
    },
  ],
})

/** `latlng.value(latitude, longitude)`. Throws EvaluationError out of range. */
export function pointValue(args: readonly RuleValue[]): RuleValue {
  const [latitude = 0, longitude = 0] = args.map(numberOf)
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new EvaluationError('The point is not on earth.')
  }
  return { kind: 'geoPoint', latitude, longitude }
}
