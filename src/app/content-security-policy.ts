import { avatarOrigins } from '@/lib/avatar';

/** Hash of the empty string: styled-components inserts its rules into an empty `<style>` by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** Where the guard of forms comes from, on a site that has one. */
const GUARD_HOST = 'https://challenges.cloudflare.com';

/** The policy of every static file; the hosts of avatars and of the guard are the only foreign ones. */
export const contentSecurityPolicy = (): string => {
  const isGuarded = TURNSTILE_SITE_KEY !== '';
  return [
    "default-src 'none'",
    `script-src 'self'${isGuarded ? ` ${GUARD_HOST}` : ''}`,
    ...(isGuarded ? [`frame-src ${GUARD_HOST}`] : []),
    `style-src 'self' ${EMPTY_STYLE}`,
    `img-src 'self' ${avatarOrigins().join(' ')}`,
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
