const snack = (
  title: string,
  price: number,
  picture: string,
  order: number,
  allergens: number[] = [],
) => ({
  title,
  price,
  imageUrl: `/media/snack-${picture}.webp`,
  order,
  allergens,
})

/** Allergens of the Korean food-labelling rules: 1 egg, 2 milk, 5 soy, 6 wheat, 12 tomato … */
export const basicSnacks = {
  'basic-milk': snack('우유', 1500, 'milk', 10, [2]),
  'basic-banana': snack('바나나', 1500, 'banana', 20),
  'basic-apple': snack('사과 반쪽', 1800, 'apple', 30),
  'basic-tangerine': snack('귤 두 개', 1800, 'tangerine', 40),
  'basic-cookie': snack('오트 쿠키', 2000, 'cookie', 50, [1, 2, 6]),
  'basic-riceball': snack('김 주먹밥', 2800, 'riceball', 60, [5, 6]),
  'basic-sandwich': snack('달걀 샌드위치', 3500, 'sandwich', 70, [1, 2, 5, 6]),
  'basic-bagel': snack('플레인 베이글', 2500, 'bagel', 80, [2, 6]),
  'basic-pancake': snack('미니 팬케이크', 3000, 'pancake', 90, [1, 2, 6]),
}

export const growthSnacks = {
  'growth-egg': snack('삶은 달걀 두 알', 2000, 'egg', 10, [1]),
  'growth-cheese': snack('칼슘 치즈', 2200, 'cheese', 20, [2]),
  'growth-sweetpotato': snack('군고구마', 2500, 'sweetpotato', 30),
  'growth-corn': snack('찐 옥수수', 2300, 'corn', 40),
  'growth-blueberry': snack('블루베리 컵', 3200, 'blueberry', 50),
  'growth-avocado': snack('아보카도 토스트', 4200, 'avocado', 60, [6]),
  'growth-carrot': snack('채소 스틱', 2700, 'carrot', 70, [1, 5]),
}
