import { renderSignedIn, steve } from '../../../test/support/browser/render-account';
import { Header } from './header';

const NAME = 'persist:application';

beforeEach(() => localStorage.clear());

test.each([
  ['older than a week is gone', 8, 'null'],
  ['of yesterday is still there', 1, expect.stringContaining('Alex')],
])('after a visit to any page, a draft %s', async (_what, days, left) => {
  const savedAt = Date.now() - days * 86_400_000;
  const draft = JSON.stringify({ savedAt, answers: { ign: 'Alex' } });
  localStorage.setItem(NAME, JSON.stringify({ draft, _persist: '{"version":2,"rehydrated":true}' }));
  await renderSignedIn(<Header />, steve);
  expect(JSON.parse(localStorage.getItem(NAME) ?? '{}')).toMatchObject({ draft: left });
});
