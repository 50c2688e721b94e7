import { act, screen } from '@testing-library/react';
import { homeTexts } from '#messages/home';
import { PUBLISHED_ID } from '@/lib/data-block';
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

const { matchMedia } = window;
/** Sets which media query matches. */
const matchOnly = (matching: string) =>
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: media === matching }));
const connect = (connection: object) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};
beforeEach(() => {
  // Test visitors prefer less motion by default.
  matchOnly('none');
  // jsdom plays no videos.
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

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

test.each([{}, { effectiveType: '4g', downlink: 1.45 }])(
  'with the connection %j the film plays',
  async (connection) => {
    connect(connection);
    expect(await showHero('/assets/film.mp4')).toBeInTheDocument();
  },
);

test.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: '4g', downlink: 0.7 }])(
  'with the connection %j the picture stands',
  async (connection) => {
    connect(connection);
    expect(await showHero('/assets/film.mp4')).toBeNull();
  },
);

test('while the site does without its film the picture stands', async () => {
  const block = document.body.appendChild(document.createElement('script'));
  Object.assign(block, { id: PUBLISHED_ID, type: 'application/json' }).dataset['saving'] = 'polls film';
  expect(await showHero('/assets/film.mp4')).toBeNull();
  block.remove();
});

test.each(['(prefers-reduced-motion: reduce)', '(prefers-reduced-data: reduce)', '(max-width: 767px)'])(
  'where %s matches the picture stands',
  async (media) => {
    matchOnly(media);
    expect(await showHero('/assets/film.mp4')).toBeNull();
  },
);
