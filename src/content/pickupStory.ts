/** The one story of the pickup (specification 6, section 10). */
export const pickupStory = '담당 선생님이 약속한 곳에서 아이를 만나 도착지까지 함께 가요.'
