import { act, screen } from '@testing-library/react';
import { homeTexts } from '#messages/home';
import { serveStatus, startApiServer } from '../../../test/support/browser/api-server';
import { renderWithProviders } from '../../../test/support/browser/render';
import { withSight } from '../../../test/support/browser/sight';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { statusResponse } from '../../../test/support/fixtures/status-responses';
import { Hero } from './hero';

const network = startApiServer();
beforeEach(() => void serveStatus(network, statusResponse()));

const { see } = withSight();
const own = { avif: '/assets/own.avif', webp: '/assets/own.webp' };

/** Renders the home page's first screen, visible and with the browser idle. */
const showHero = async (...sources: string[]) => {
  const film = { backdrop: { wide: own, phone: own }, source: null, files: [] };
  aNetwork({}, { film: { ...film, sources: sources.map((src) => ({ src, type: 'video/mp4' })) } });
  const { container } = renderWithProviders(<Hero />);
  await act(async () => {
    // Browsers first report that nothing is visible.
    await Promise.resolve();
    for (const element of container.querySelectorAll('[aria-hidden]')) see(element);
  });
  expect(container.querySelector('img')).toHaveAttribute('src', own.webp);
  return container.querySelector('video');
};

beforeEach(() => {
  const { matchMedia } = window;
  // Test visitors prefer less motion by default.
  jest.spyOn(window, 'matchMedia').mockImplementation(() => matchMedia('none'));
  // jsdom plays no videos.
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});

test('the film plays over the picture, from the first source that a browser knows', async () => {
  const film = await showHero('/assets/film.webm', '/assets/film.mp4');
  expect([...(film?.querySelectorAll('source') ?? [])].map((source) => source.getAttribute('src'))).toEqual([
    '/assets/film.webm',
    '/assets/film.mp4',
  ]);
  act(() => void film?.dispatchEvent(new Event('playing')));
  expect(screen.getByRole('button', { name: homeTexts.videoPause })).toBeInTheDocument();
});

test('without a film the picture stands, and there is nothing to stop', async () => {
  expect(await showHero()).toBeNull();
  expect(screen.queryByRole('button', { name: homeTexts.videoPause })).not.toBeInTheDocument();
});
