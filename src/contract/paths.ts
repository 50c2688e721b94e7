/** Every call of the HTTP contract lies under this path. */
export const API_BASE = '/api';

/** Paths below {@link API_BASE}. */
export const API_PATHS = {
  health: '/health',
  csrf: '/csrf',
  status: '/status',
} as const;
