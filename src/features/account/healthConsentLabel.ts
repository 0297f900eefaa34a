/** Without it allergies and care note stay empty (specification 4, section 2). */
export const healthConsentLabel = '알레르기·돌봄 메모(건강 정보) 수집·이용에 동의합니다 (선택)'
