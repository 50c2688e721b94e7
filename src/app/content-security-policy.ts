import { avatarOrigins } from '@/lib/avatar';

/**
 * Hash of the empty string, because styled-components inserts its rules into an empty `<style>` by script.
 */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Host of the captcha, on sites that have one. */
const GUARD_HOST = 'https://challenges.cloudflare.com';

/**
 * The policy of every static file; avatars, captcha and a shop's pictures are the only foreign hosts.
 * @param pictures sources of the shop's pictures
 */
export const contentSecurityPolicy = (pictures: readonly string[] = []): string => {
  const isGuarded = TURNSTILE_SITE_KEY !== '';
  return [
    "default-src 'none'",
    `script-src 'self'${isGuarded ? ` ${GUARD_HOST}` : ''}`,
    ...(isGuarded ? [`frame-src ${GUARD_HOST}`] : []),
    `style-src 'self' ${EMPTY_STYLE}`,
    // The document holds its own icon, as `data:`.
    `img-src 'self' data: ${[...avatarOrigins(), ...pictures].join(' ')}`,
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
};
