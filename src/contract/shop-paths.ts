/** Paths below `API_BASE` for the shop as it is sold. */
export const SHOP_PATHS = { catalogue: '/store', checkout: '/store/checkout' } as const;
