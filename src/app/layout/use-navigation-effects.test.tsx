import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, use } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { ThemeProvider } from 'styled-components';
import { theme } from '@/theme/theme';
import { DisclosureNav } from '@/ui/menu/disclosure-nav';
import { BrowserRouter } from '@/ui/routing/browser-router';
import { Link } from '@/ui/routing/link';
import { MemoryRouter, useBack } from '../../../test/support/browser/memory-router';
import { MAIN_ID, useNavigationEffects } from './use-navigation-effects';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
beforeEach(() => {
  scrollTo.mockClear();
  scrollIntoView.mockClear();
  window.scrollTo = scrollTo;
  Element.prototype.scrollIntoView = scrollIntoView;
});

const Frame = () => {
  useNavigationEffects();
  const { pathname, search } = useLocation();
  return (
    <>
      <header>
        <Link to="/rules">Rules</Link>
        <Link to="/team">Team</Link>
        <button onClick={useBack()}>Back</button>
        <ThemeProvider theme={theme}>
          <DisclosureNav label="More">
            <li>
              <Link to="/store">Store</Link>
            </li>
          </DisclosureNav>
        </ThemeProvider>
        <output>{`${pathname}${search}`}</output>
      </header>
      <main id={MAIN_ID} tabIndex={-1}>
        {pathname === '/rules' && <Rules />}
      </main>
    </>
  );
};
const Rules = () => {
  const [, setQuery] = useSearchParams();
  return (
    <>
      <button onClick={() => setQuery({ mode: 'skywars' })}>Sky Wars</button>
      <button onClick={() => setQuery({})}>All</button>
      <Link to="/rules">All modes</Link>
      <Link to="/rules?mode=skywars">Only Sky Wars</Link>
      <Link to="#building">Building</Link>
      <h2 id="building">Building</h2>
    </>
  );
};

const openAt = (address: string) => {
  render(<Frame />, { wrapper: ({ children }) => <MemoryRouter at={address}>{children}</MemoryRouter> });
  const user = userEvent.setup();
  return {
    choose: (name: string) => user.click(screen.getByRole('link', { name })),
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    address: () => screen.getByRole('status').textContent,
  };
};
const main = () => screen.getByRole('main');
const expectAtTop = () => {
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  expect(main()).toHaveFocus();
};
const expectUnmoved = () => {
  expect(scrollTo).not.toHaveBeenCalled();
  expect(main()).not.toHaveFocus();
};

test('opening a page moves nothing', () => {
  openAt('/rules');
  expectUnmoved();
});

test('a link to another page leads to its top', async () => {
  await openAt('/rules').choose('Team');
  expectAtTop();
});

test.each(['/rules', '/rules?mode=skywars', '/rules#building'])(
  'from %s the frame’s link to that page leads to its top',
  async (address) => {
    await openAt(address).choose('Rules');
    expectAtTop();
  },
);

test('so does a link in the page to the very same address', async () => {
  await openAt('/rules?mode=skywars').choose('Only Sky Wars');
  expectAtTop();
});

test('a link to a part of the page leads there, again and again', async () => {
  const { choose } = openAt('/rules');
  await choose('Building');
  await choose('Building');
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
  expectUnmoved();
});

test('a query that the page changes itself moves nothing, not even when it stays as it is', async () => {
  const { press, choose, address } = openAt('/rules');
  for (const name of ['Sky Wars', 'Sky Wars', 'All', 'All']) await press(name);
  await choose('Only Sky Wars');
  expect(address()).toBe('/rules?mode=skywars');
  await choose('All modes');
  expect(address()).toBe('/rules');
  expectUnmoved();
});

test('a query that is changed after a visit by the frame’s link moves nothing either', async () => {
  const { press, choose } = openAt('/team');
  await choose('Rules');
  scrollTo.mockClear();
  await press('Sky Wars');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('going back leaves the scroll position and the focus to the browser', async () => {
  const { press, choose } = openAt('/rules');
  await choose('Team');
  scrollTo.mockClear();
  await press('Back');
  expect(screen.getByRole('status')).toHaveTextContent('/rules');
  expectUnmoved();
});

const Redirect = () => {
  const navigate = useNavigate();
  return <button onClick={() => void navigate('/slow', { replace: true })}>Redirect</button>;
};

describe('while the next page is not there yet', () => {
  const follow = () => userEvent.click(screen.getByRole('link', { name: 'Slow' }));
  const setOut = async (leave = follow) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const Destination = () => useLocation().pathname === '/slow' && use(promise);
    window.history.replaceState(null, '', '/team');
    render(
      <BrowserRouter onLeave={() => undefined}>
        <Link to="/slow">Slow</Link>
        <Suspense>
          <Frame />
          <Destination />
          <Redirect />
        </Suspense>
      </BrowserRouter>,
    );
    await act(leave);
    expect(screen.getByRole('status')).toHaveTextContent('/team');
    return () => act(async () => resolve('There'));
  };

  it('leaves the focus with the link, and takes it along', async () => {
    const arrive = await setOut();
    expect(screen.getByRole('link', { name: 'Slow' })).toHaveFocus();
    await arrive();
    expect(screen.getByRole('status')).toHaveTextContent('/slow');
    expect(main()).toHaveFocus();
  });

  it('lets the visitor go on, and leaves the focus where they have taken it', async () => {
    const arrive = await setOut();
    await userEvent.tab();
    await arrive();
    expect(screen.getByRole('status')).toHaveTextContent('/slow');
    expect(screen.getByRole('link', { name: 'Rules' })).toHaveFocus();
  });

  describe('and a menu of the frame is open', () => {
    const menu = () => screen.getByRole('button', { name: 'More' });
    const expectLeft = () => {
      expect(screen.getByRole('status')).toHaveTextContent('/slow');
      expect(menu()).toHaveAttribute('aria-expanded', 'true');
      expect(main()).not.toHaveFocus();
    };

    it.each(['button', 'link'])(
      'leaves the focus with its %s when the app goes on by itself',
      async (part) => {
        const arrive = await setOut(async () => {
          await userEvent.click(menu());
          if (part === 'link') await userEvent.tab();
          screen.getByRole('button', { name: 'Redirect' }).click();
        });
        await arrive();
        expectLeft();
      },
    );

    it('leaves it open where a press gives a button no focus, as in Safari', async () => {
      const arrive = await setOut();
      await act(async () => menu().click());
      await arrive();
      expectLeft();
    });
  });
});
