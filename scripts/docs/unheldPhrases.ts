/** What no test says: what was decided later replaced it, it shows how values are written, or it is what the site never says. */
export const replacedPhrases: readonly string[] = [
  '3 §4 레귤러 옵션',
  '3 §11 yyyy.mm.dd(요일)',
  '4 §2 입금 대기 중인 주문을 먼저 취소해 주세요.',
  '4 §3 24시간 안에 예정된 픽업이 없어요.',
  '4 §3 아직 확정 전이에요. 확정되면 차량이 출발해요.',
  '4 §5 무제한',
  '6 §0 알려 드려요',
  '7 §2 담지 못한 시간: 12.24(목) … (휴무)',
]
