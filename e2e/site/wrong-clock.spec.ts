import { addHours } from 'date-fns/addHours'
import { hoursToMilliseconds } from 'date-fns/hoursToMilliseconds'
import { toWireFields } from '../../emulators/seed/wire'
import { careProgramId } from '../../src/domain/care/careSession'
import { seoulInstant } from '../../src/domain/dates/day'
import { sessionId } from '../../src/domain/programs/programSession'
import { AFTERNOON_AHEAD_MS } from '../support/afternoon'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { chooseDay } from '../support/careBooking'
import { afternoonSession, putCareChild, putCareDay, seoulDayOf } from '../support/careDocuments'
import { button } from '../support/controls'
import { confirmed, rideFields, withRides } from '../support/rideDocuments'
import { STAFF_PHONE, signIn } from '../support/signIn'
import { expect, open, test } from '../support/test'

const BRANCH = 'mapo'

test.use({ aheadMs: AFTERNOON_AHEAD_MS })

test.describe('a device whose clock is 30 h ahead', () => {
  test.use({ deviceAheadMs: hoursToMilliseconds(30) })

  test('cancels a ride at the fee that applies and books care of today @phone', async ({
    page,
    backend,
  }) => {
    const heard = autoAcceptDialogs(page)
    const today = seoulDayOf(backend.now())
    await withRides(backend, { step: rideFields(addHours(backend.now(), 7.5), confirmed) })
    await backend.patch(
      `program_sessions/${sessionId(careProgramId(BRANCH), today, '15:00')}`,
      toWireFields({
        programId: careProgramId(BRANCH),
        startsAt: seoulInstant(today, 15, 0),
        endsAt: seoulInstant(today, 17, 0),
        capacity: 20,
        taken: 0,
        last: '',
      }),
    )

    await signIn(page, undefined, '/my/bookings')
    await button(page, '예약 취소').first().click()
    const dialog = page.getByRole('dialog', { name: '예약 취소' })
    await expect(dialog.getByText('취소 수수료 3,870원')).toBeVisible()
    await dialog.getByRole('button', { name: '예약 취소하기' }).click()
    await expect(page.getByText('예약을 취소했어요.')).toBeVisible()

    await open(page, `/care?branch=${BRANCH}`)
    await page.getByRole('radio', { name: '김서연' }).check()
    await chooseDay(page, today)
    await button(page, /^15:00~17:00/).click()
    await button(page, '예약하기').click()
    await expect(page).toHaveURL('/my/bookings')
    expect(heard.at(-1)).toBe('1건을 예약했어요.')
  })
})

test.describe('a device whose clock is 30 h slow', () => {
  test.use({ deviceAheadMs: hoursToMilliseconds(-30) })

  test('marks an arrival of today and takes it back @desktop', async ({ page, backend }) => {
    const running = afternoonSession(-20, 40)
    await putCareDay(backend, [{ ...running, taken: 1 }])
    await putCareChild(backend, { name: '윤도현' }, [running])
    await signIn(page, STAFF_PHONE, '/staff/care')
    await button(page, '윤도현 등원').click()
    await button(page, '윤도현 되돌리기').first().click()
    await expect(button(page, '윤도현 등원')).toBeVisible()
  })
})
