import { act, render, screen } from '@testing-library/react';
import { BrowserRouter } from './browser-router';
import { usePlace } from './place';

const Here = () => <output>{usePlace().hash}</output>;

test('a place is followed once the page is ready for it, and the last one counts', async () => {
  window.history.replaceState(null, '', '/rules');
  const { promise, resolve } = Promise.withResolvers<undefined>();
  render(
    <BrowserRouter onLeave={jest.fn()} ready={() => promise}>
      <Here />
    </BrowserRouter>,
  );
  for (const hash of ['#building', '#main']) {
    await act(async () => window.history.pushState(null, '', hash));
  }
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(async () => resolve(undefined));
  expect(screen.getByRole('status')).toHaveTextContent('#main');
});
