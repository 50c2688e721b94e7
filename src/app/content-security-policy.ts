import { site } from '@/content/site';

/** Hash of the empty string: styled-components inserts its rules into an empty `<style>` by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const avatarHosts = (): string[] => [
  ...new Set(Object.values(site.avatars).map((address) => new URL(address('player', 64)).origin)),
];

/** The policy of every static file; the hosts of `site.avatars` are the only foreign ones. */
export const contentSecurityPolicy = (): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${EMPTY_STYLE}`,
    `img-src 'self' ${avatarHosts().join(' ')}`,
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
