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
/**
 * Of the film, the pictures and the icon of tabs, whose names stay when an owner replaces them. A film that every visit asked for
 * anew would be most of what the site sends.
 */
export const FOR_A_WEEK = 'public, max-age=604800';
/** Of files whose next version has to be found. */
export const FRESH = 'no-cache';
