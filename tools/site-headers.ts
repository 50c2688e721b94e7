/** Headers of everything that the site serves. The policies of contents, transport and embedding depend on the build, and are separate. */
export const FIXED_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), autoplay=(self), camera=(), clipboard-write=(self), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
} as const;

/** Cache policy of files whose names change with their content. */
export const LASTING = 'public, max-age=31536000, immutable';
/**
 * Cache policy of the film, the pictures, the icons and the manifest, whose names stay when an owner replaces them. If every visit
 * requested the film again, it would be most of the site's traffic.
 */
export const FOR_A_WEEK = 'public, max-age=604800';
/** Cache policy of files whose next version must be found at once. */
export const FRESH = 'no-cache';
