import { retentionPeriod } from '@/domain/legal/retention'

interface ConsentItem {
  term: string
  text: string
}

export const pickupConsent: readonly ConsentItem[] = [
  {
    term: '수집 항목',
    text: '신청자 이름, 연락처, 희망 일시, 픽업 주소, 도착 주소, 자녀 이름, 요청 사항에 적어 주신 내용, 마케팅 정보 수신 여부',
  },
  {
    term: '이용 목적',
    text: '픽업 신청 접수와 일정 확인, 보호자 연락, 아이의 안전한 이동',
  },
  {
    term: '보유 기간',
    text: `신청일로부터 ${retentionPeriod('pickupRequest')} 동안 서울에 있는 데이터베이스에 보관한 뒤 파기합니다. 관계 법령이 따로 정한 기간이 있으면 그 기간을 따릅니다. 아지트의 담당자만 볼 수 있고, 저장은 Google LLC(Cloud Firestore)에 맡깁니다.`,
  },
  {
    term: '거부할 권리',
    text: '동의하지 않으실 수 있습니다. 다만 필수 항목에 동의하지 않으시면 픽업을 신청하실 수 없습니다.',
  },
  {
    term: '만 14세 미만 아동',
    text: '아이의 정보는 법정대리인인 보호자가 동의하고 입력해야 합니다. 신청하시는 분이 법정대리인이 아니라면 먼저 법정대리인의 동의를 받아 주세요.',
  },
]
