import { avatarOf, avatarOrigins } from './avatar';

test('services are asked over https, by the escaped name and the size, from the origins that pages may load', () => {
  for (const address of Object.values(avatarOf)) {
    const url = new URL(address('a/b?c&{size}', 16));
    expect(url.href).toContain('a%2Fb%3Fc%26');
    expect(url.href).toContain('16');
    expect(avatarOrigins()).toContain(url.origin);
  }
  expect(avatarOrigins().every((origin) => origin.startsWith('https://'))).toBe(true);
});
