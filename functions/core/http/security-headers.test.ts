import type * as written from '#network/private/identity';

/** Returns the header of a network with this setting. */
const headerOf = (subdomainsNeedHttps: boolean): string => {
  const { identity } = jest.requireActual<typeof written>('#network/private/identity');
  jest.doMock('#network/private/identity', () => ({ identity: { ...identity, subdomainsNeedHttps } }));
  let header = '';
  jest.isolateModules(() => {
    header = jest.requireActual<{ STRICT_TRANSPORT_SECURITY: string }>(
      './security-headers',
    ).STRICT_TRANSPORT_SECURITY;
  });
  return header;
};

test('browsers insist on HTTPS for two years, and below the domain only where the owner says so', () => {
  expect(headerOf(false)).toBe('max-age=63072000');
  expect(headerOf(true)).toBe('max-age=63072000; includeSubDomains');
});
