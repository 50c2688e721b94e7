import { contentSecurityPolicy } from './content-security-policy';

afterEach(() => Object.assign(globalThis, { TURNSTILE_SITE_KEY: '' }));

const allowed = (name: string) =>
  contentSecurityPolicy()
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `));

test('a site without a guard runs its own scripts alone, and frames nothing', () => {
  expect(allowed('script-src')).toBe("script-src 'self'");
  expect(allowed('frame-src')).toBeUndefined();
  expect(contentSecurityPolicy()).not.toContain('cloudflare');
});

test('nothing is embedded, no page gives links another base, and nobody frames the site', () => {
  for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors']) {
    expect(allowed(name)).toBe(`${name} 'none'`);
  }
});

test('a site with a guard allows its script and its frame, and nothing else of it', () => {
  Object.assign(globalThis, { TURNSTILE_SITE_KEY: '0x4AAAAAAAsite' });
  expect(allowed('script-src')).toBe("script-src 'self' https://challenges.cloudflare.com");
  expect(allowed('frame-src')).toBe('frame-src https://challenges.cloudflare.com');
  expect(contentSecurityPolicy().match(/cloudflare/g)).toHaveLength(2);
});

test('a shop’s pictures may be shown, and nothing else of it', () => {
  const sources = ['https://*.tebex.io', 'https://cdn.example.org'];
  const [own, shown] = [contentSecurityPolicy(), contentSecurityPolicy(sources)];
  const pictures = own.split('; ').find((directive) => directive.startsWith('img-src')) ?? '';
  expect(shown).toBe(own.replace(pictures, `${pictures} ${sources.join(' ')}`));
});
