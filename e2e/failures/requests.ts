export const DENIED = '그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.'
export const FAILED = '처리하지 못했어요. 잠시 후 다시 시도해 주세요.'
