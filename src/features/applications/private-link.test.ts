import { privatePath, readPrivateLink } from './private-link';

const id = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
const key = 'd2b1c0de-0000-4000-8000-000000000001';

it('leads to the page of an application and back to its id and key', () => {
  const path = privatePath({ id, key });
  expect(path).toBe(`/apply/status#${id}.${key}`);
  expect(readPrivateLink(path.slice(path.indexOf('#')))).toEqual({ id, key });
});

it('works in capitals, as some programs turn links', () => {
  expect(readPrivateLink(`#${id}.${key}`.toUpperCase())).toEqual({ id, key });
});

it.each([
  ['nothing', ''],
  ['a lone mark', '#'],
  ['the id alone', `#${id}`],
  ['a key that was cut off', `#${id}.${key.slice(0, -1)}`],
  ['more than a link', `#${id}.${key}/..`],
  ['another path', `#../../admin.${key}`],
])('%s names no application', (_what, fragment) => {
  expect(readPrivateLink(fragment)).toBeNull();
});
