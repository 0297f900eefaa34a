import type { LegalText } from '@/domain/legal/legalText'

export const marketingConsent: LegalText = {
  title: '마케팅 정보 수신 동의',
  version: '3.0',
  effectiveDay: '2026-11-26',
  intro: '새 프로그램과 할인 이야기를 통화할 때 들으실지 여쭙는 선택 항목입니다.',
  sections: [
    {
      id: 'what',
      heading: '들으시는 내용',
      paragraphs: [
        '아지트의 선생님이 보호자와 통화할 때 새 프로그램과 특별 간식, 방학 돌봄, 할인도 함께 말씀드립니다. 문자나 알림은 보내지 않습니다.',
      ],
    },
    { id: 'items', heading: '쓰는 정보', paragraphs: ['휴대폰 번호, 닉네임'] },
    {
      id: 'period',
      heading: '기간과 철회',
      paragraphs: [
        '동의하신 날부터 동의를 거두거나 탈퇴하실 때까지입니다. 프로필의 「마케팅 정보 수신」이나 고객센터에서 언제든 거둘 수 있습니다.',
      ],
    },
    {
      id: 'refuse',
      heading: '동의하지 않아도',
      paragraphs: ['가입과 모든 서비스 이용에 아무런 제한이 없습니다.'],
    },
  ],
}
