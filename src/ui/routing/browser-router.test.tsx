import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { BrowserRouter } from './browser-router';
import { askBeforeLeaving } from './leaving';
import { Link } from './link';

const Page = () => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [, setQuery] = useSearchParams();
  return (
    <>
      <output>{`${pathname}${search}${hash}`}</output>
      <p>state: {JSON.stringify(state)}</p>
      <Link to="/rules">Rules</Link>
      <Link to="/team" state={{ from: '/rules' }}>
        Team
      </Link>
      <Link to="/store" replace>
        Store
      </Link>
      <Link to="/vote" target="_blank">
        Vote
      </Link>
      <Link to="#building">Building</Link>
      <button onClick={() => setQuery({ mode: 'a b' })}>Filter</button>
      <button onClick={() => setQuery({ mode: 'c' }, { replace: true })}>Filter again</button>
      <button onClick={() => void navigate('/team')}>To the team</button>
    </>
  );
};

/** Opens `/rules`. `left` receives the address at which each navigation began. */
const open = (ready?: (isLeaving: boolean) => Promise<void> | undefined) => {
  window.history.pushState(null, '', '/rules');
  const left: string[] = [];
  render(
    <BrowserRouter onLeave={() => left.push(window.location.pathname)} {...(ready && { ready })}>
      <Page />
    </BrowserRouter>,
  );
  const before = window.history.length;
  return {
    left,
    entries: () => window.history.length - before,
    follow: (name: string) => act(async () => screen.getByRole('link', { name }).click()),
    press: (name: string) => act(async () => screen.getByRole('button', { name }).click()),
    goBack: async (to: string) => {
      await act(async () => window.history.back());
      await waitFor(() => expect(shown().textContent).toBe(to));
    },
  };
};
const shown = () => screen.getByRole('status');
const expectAt = (address: string) => {
  expect(window.location.href).toBe(new URL(address, window.location.origin).href);
  expect(shown().textContent).toBe(address);
};

test('a location is followed once the page is ready for it, and the last one counts', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { follow } = open(() => promise);
  await follow('Team');
  await follow('Building');
  expect(window.location.hash).toBe('#building');
  expect(shown().textContent).toBe('/rules');
  await act(async () => resolve(undefined));
  expect(shown()).toHaveTextContent('#building');
});

test('a location that waits no longer counts once the visitor has gone on', async () => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const { press, follow } = open((isLeaving) => (isLeaving ? undefined : promise));
  await press('Filter');
  expect(shown().textContent).toBe('/rules');
  await follow('Team');
  expectAt('/team');
  await act(async () => resolve(undefined));
  expectAt('/team');
});

test.each([
  ['loads the document of another page', 'Team', 1],
  ['loads none for another part of the page', 'Building', 0],
])('a page that never gets ready %s', async (_what, name, times) => {
  jest.useFakeTimers();
  // jsdom reports that it cannot load documents.
  const report = jest.spyOn(console, 'error').mockReturnValue();
  await open(() => new Promise(() => undefined)).follow(name);
  jest.advanceTimersByTime(3_000);
  expect(report).toHaveBeenCalledTimes(times);
});

test('a link leads on with its state, and back again without it', async () => {
  const { follow, goBack, entries } = open();
  await follow('Team');
  expectAt('/team');
  expect(screen.getByText('state: {"from":"/rules"}')).toBeVisible();
  expect(entries()).toBe(1);
  await goBack('/rules');
  expectAt('/rules');
  expect(screen.getByText('state: null')).toBeVisible();
});

test.each(['Rules', 'Store'])('the link %s adds nothing to the history', async (name) => {
  const { follow, entries } = open();
  await follow(name);
  expectAt(name === 'Store' ? '/store' : '/rules');
  expect(entries()).toBe(0);
});

test('a query that the page changes is part of the history, unless it replaces another', async () => {
  const { press, entries, goBack } = open();
  await press('Filter');
  expectAt('/rules?mode=a+b');
  await press('Filter again');
  expectAt('/rules?mode=c');
  expect(entries()).toBe(1);
  await goBack('/rules');
  expectAt('/rules');
});

test.each([
  ['Team', 'the Ctrl key', { ctrlKey: true }],
  ['Team', 'the Command key', { metaKey: true }],
  ['Team', 'the Shift key', { shiftKey: true }],
  ['Team', 'the Alt key', { altKey: true }],
  ['Team', 'another button', { button: 1 }],
  ['Vote', 'a target', {}],
])('the link %s with %s is left to the browser', (name, _what, init) => {
  const { entries } = open();
  let isLeft = false;
  const onClick = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', onClick, { once: true });
  fireEvent.click(screen.getByRole('link', { name }), init);
  expect(isLeft).toBe(true);
  expectAt('/rules');
  expect(entries()).toBe(0);
});

test('each page is told before it is left, also by going back, but not within it', async () => {
  const { left, follow, press, goBack } = open();
  await follow('Team');
  expect(left).toEqual(['/rules']);
  await goBack('/rules');
  expect(left).toHaveLength(2);
  await press('Filter');
  await goBack('/rules');
  expect(left).toHaveLength(3);
});

test('links and the app ask before leaving, and the browser’s own buttons do not', async () => {
  const { follow, press, goBack } = open();
  await follow('Team');
  await follow('Rules');
  const asked: (() => void)[] = [];
  const stopAsking = askBeforeLeaving((go) => asked.push(go));
  await follow('Team');
  await press('To the team');
  expectAt('/rules');
  expect(asked).toHaveLength(2);
  await goBack('/team');
  expect(asked).toHaveLength(2);
  await follow('Store');
  await act(async () => asked.pop()?.());
  expectAt('/store');
  stopAsking();
  await follow('Rules');
  expectAt('/rules');
});
