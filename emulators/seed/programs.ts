/** A program that the agit has added to the samples (specification 7, section 12); its sessions are opened on `/staff/programs`. */
export const seededPrograms = {
  pottery: {
    title: '겨울 도자기 공방',
    summary: '흙을 만지고 빚어 나만의 그릇을 만들고, 구운 그릇은 다음 주에 가져가요.',
    type: '예술',
    branchId: 'mapo',
    ageFrom: 7,
    ageTo: 11,
    unitPriceKRW: 32_000,
    isHot: false,
    days: [4],
    start: '15:30',
    end: '17:00',
    capacity: 8,
    pictures: ['/media/gallery-05.webp', '/media/gallery-12.webp'],
    safetyNote: '가마는 선생님만 다뤄요. 아이들은 흙과 물감만 만져요.',
    preparationNote: '흙이 묻어도 괜찮은 옷과 앞치마를 준비해 주세요.',
    isPublished: true,
  },
}
