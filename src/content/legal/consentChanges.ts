export const consentChanges: Readonly<Record<'terms' | 'privacy', readonly string[]>> = {
  terms: [
    '이용권과 간식을 충전금으로도 결제할 수 있고, 환불하면 충전금으로 돌려드려요.',
    '돌봄을 쉰다고 알려도 예약을 취소해야 이용권이 돌아와요.',
  ],
  privacy: [
    '돌봄에 대해 알리신 내용과 알린 분의 전화번호를 돌본 날에서 1년 동안 보관해요.',
    '결제 방법과, 간식을 먹을 아이와 받는 날을 고르시면 주문과 함께 보관해요.',
  ],
}
