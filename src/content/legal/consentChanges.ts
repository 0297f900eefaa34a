/** Since the version before. */
export const consentChanges: Readonly<Record<'terms' | 'privacy', readonly string[]>> = {
  terms: [
    '돌봄 동안 먹일 약을 투약 의뢰로 부탁할 수 있어요. 먹인 시각과 선생님을 그 자리에서 볼 수 있어요.',
    '자녀마다 동의하면 알림장으로 사진을 받을 수 있어요. 동의는 언제든 거둘 수 있어요.',
  ],
  privacy: [
    '투약 의뢰의 내용과 먹인 기록을 돌본 날에서 1년 동안 보관해요.',
    '자녀마다 따로 동의하면 알림장으로 사진을 보내고 1년 동안 보관해요. 동의를 거두면 바로 지워요.',
  ],
}
