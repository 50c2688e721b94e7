import type * as written from '#network/private/identity';

/** The header of a network that says this of its sub-domains. */
const headerOf = (subdomainsNeedHttps: boolean): string => {
  const { identity } = jest.requireActual<typeof written>('#network/private/identity');
  jest.doMock('#network/private/identity', () => ({ identity: { ...identity, subdomainsNeedHttps } }));
  let header = '';
  jest.isolateModules(() => {
    header = jest.requireActual<{ STRICT_TRANSPORT_SECURITY: string }>(
      './transport-security',
    ).STRICT_TRANSPORT_SECURITY;
  });
  return header;
};

test('browsers insist on HTTPS for two years, and below the domain only where the owner says so', () => {
  expect(headerOf(false)).toBe('max-age=63072000');
  expect(headerOf(true)).toBe('max-age=63072000; includeSubDomains');
});
