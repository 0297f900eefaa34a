export const consentChanges: Readonly<Record<'terms' | 'privacy', readonly string[]>> = {
  terms: [
    '다른 보호자를 초대해 예약과 주문을 함께 할 수 있어요. 요금은 초대한 보호자의 계정에서 정산해요.',
  ],
  privacy: [
    '초대한 보호자는 권한에 따라 자녀 정보와 예약, 알림장을 함께 봐요.',
    '보호자의 이름과 관계는 내보내거나 탈퇴할 때까지 보관하고, 쓰지 않은 초대는 한 달 안에 지워요.',
  ],
}
