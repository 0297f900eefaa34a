export const consentChanges: Readonly<Record<'terms' | 'privacy', readonly string[]>> = {
  terms: [
    '돌봄을 이용권으로 예약하고, 시작 전에 취소하면 이용권이 돌아와요.',
    '취소하지 않고 오지 않은 돌봄은 이용한 것으로 세어요.',
  ],
  privacy: [
    '등원과 하원, 알림장, 이용권 사용 내역을 이용일부터 1년 동안 보관해요.',
    '자주 가는 곳과 빈자리 알림을 저장하면 계정에 보관해요.',
  ],
}
