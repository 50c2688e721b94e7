import { PUBLISHED_ID } from '@/lib/data-block';
import { whileVisible } from './polling';

test('polling is four times slower on a page that was opened while the site saves', () => {
  const options = whileVisible(30_000);
  expect(options.pollingInterval).toBe(30_000);
  const block = document.body.appendChild(document.createElement('script'));
  Object.assign(block, { id: PUBLISHED_ID, type: 'application/json' }).dataset['saving'] = 'film polls';
  expect({ ...options }.pollingInterval).toBe(120_000);
  block.dataset['saving'] = 'film';
  expect(options.pollingInterval).toBe(30_000);
});
