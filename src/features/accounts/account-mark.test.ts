import { steve } from '../../../test/support/browser/render-account';
import { markAccount, removeAccountMark } from './account-mark';

const stored = (token: unknown, user: unknown) =>
  JSON.stringify({ token: JSON.stringify(token), user: JSON.stringify(user) });

describe('before the first paint', () => {
  afterEach(removeAccountMark);

  it.each([
    ['an account', stored('tok', steve), true],
    ['nobody', stored(null, null), false],
    ['nothing', null, false],
    ['no token', stored('', steve), false],
    ['another shape', '[1]', false],
    ['no JSON', '{', false],
  ])('%s in the storage: the document is marked: %s', (_name, text, isMarked) => {
    markAccount(text);
    expect(document.documentElement.matches('[data-account]')).toBe(isMarked);
  });
});
