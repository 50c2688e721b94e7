/** On everything that the site serves, besides what depends on how it was built: policies of contents, of transport and of embedding. */
export const FIXED_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(self), camera=(), clipboard-write=(self), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
} as const;

/** Of files whose names change with their content. */
export const LASTING = 'public, max-age=31536000, immutable';
/** Of files whose next version has to be found. */
export const FRESH = 'no-cache';
