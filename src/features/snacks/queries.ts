import type { SnackMenuKind } from '@/domain/snacks/snackMenu'
import { publicQuery } from '@/remote/publicQuery'
import { readSnackRows, snackMenuOf, snackSchema } from '@/repository/snacks/snackMenu'

const menus: Record<SnackMenuKind, { name: string; failure: string }> = {
  basic: { name: 'snack-basic', failure: '기본 간식을 불러오지 못했습니다.' },
  growth: { name: 'snack-growth', failure: '성장 간식을 불러오지 못했습니다.' },
}

export const snackMenuQuery = (kind: SnackMenuKind) =>
  publicQuery({
    ...menus[kind],
    read: () => readSnackRows(kind),
    schema: snackSchema,
    select: snackMenuOf,
  })
