import { identity } from '#network/identity';
import manifest from '../../../package.json';
import { userAgent } from './user-agent';

test('other services learn which software asks, in which version and for which site', () => {
  expect(userAgent).toBe(`${manifest.name}/${manifest.version} (+${identity.url})`);
  expect(new Headers({ 'User-Agent': userAgent }).get('user-agent')).toBe(userAgent);
});
