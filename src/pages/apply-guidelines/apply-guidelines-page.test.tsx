import { act, configure, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { guidelinesPage } from '#messages/applications/guidelines';
import { guidelines } from '#network/guidelines';
import { identity } from '#network/identity';
import { links } from '#network/links';
import { cards } from '#network/position-cards';
import { guidelinesRead } from '@/features/applications/application-slice';
import { makeStore } from '@/store/store';
import { Link } from '@/ui/routing/link';
import applications from '../../../test/network/applications';
import { pass, withFakeClock } from '../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../test/support/browser/render';
import { restore } from '../../../test/support/browser/render-account';
import { scrollable } from '../../../test/support/browser/scrolling';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { texts } from '../../../test/support/fixtures/content-walk';
import ApplyGuidelinesPage from './apply-guidelines-page';

withFakeClock();
const scroll = scrollable();
const { bar, keepReading } = guidelinesPage;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

// Makes React run each effect twice, as in development.
beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));
beforeEach(() => localStorage.clear());

const routes = (
  <>
    <Routes>
      <Route path="/apply/guidelines" element={<ApplyGuidelinesPage />} />
      <Route path="/apply" element={<Link to="/apply/guidelines">Guidelines</Link>} />
      <Route path="/apply/form" element={<h1>The form</h1>} />
      <Route path="*" element={null} />
    </Routes>{' '}
  </>
);
const open = async ({ readAgo, route = '/apply/guidelines' }: { readAgo?: number; route?: string } = {}) => {
  const store = makeStore();
  await restore(store);
  if (readAgo !== undefined) {
    store.dispatch(guidelinesRead());
    jest.setSystemTime(Date.now() + readAgo);
  }
  return renderWithProviders(routes, { route, store, advanceTimers: jest.advanceTimersByTime });
};

const proceed = () => screen.getByRole('button', { name: bar.proceed });
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
const expectUnread = (percent: number) => {
  expect(screen.getByText(keepReading.title)).toBeVisible();
  expect(screen.getByText(bar.unread)).toBeVisible();
  expect(screen.getAllByText(`${String(percent)}%`)).toHaveLength(2);
  expect(progress()).toBe(String(percent));
  expect(proceed()).toBeDisabled();
};
const expectRead = () => {
  expect(screen.queryByText(keepReading.title)).toBeNull();
  expect(screen.getByText(bar.read)).toBeVisible();
  expect(progress()).toBe('100');
  expect(proceed()).toBeEnabled();
};

describe('what it says', () => {
  const section = (title: string) => {
    const found = screen.getByRole('heading', { level: 2, name: title }).closest('section');
    if (!found) throw new Error(`${title} is not in a section`);
    return found;
  };

  const { requirements, positions, process, zeroTolerance, contact } = guidelines;
  it.each(
    [...requirements, process, zeroTolerance, contact].map((part) => ({
      title: String(part?.title),
      part,
    })),
  )('$title', async ({ title, part }) => {
    await open();
    const names = requirements.flatMap(({ id, emblem }) => [id, emblem]);
    const shown = texts(part).filter((text) => !names.includes(text));
    for (const text of shown) expect(section(title)).toHaveTextContent(text);
  });

  it.each(cards)('what $title needs', async ({ title, points }) => {
    await open();
    const list = within(section(String(positions?.title)));
    const card = list.getByRole('heading', { level: 3, name: title }).closest('li');
    for (const point of points) expect(card).toHaveTextContent(point);
  });

  it('whom to ask: the chat, the support page and the support address', async () => {
    await open();
    const ways = within(section(String(contact?.title))).getAllByRole('link');
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining([links.discord, '/support', `mailto:${identity.email}`]),
    );
  });

  it('nothing but its requirements, where the network has no more to say', async () => {
    const { subtitle, requirements: all } = applications.guidelines;
    const [first] = all;
    const long = { ...first, id: 'long', title: 'Donaudampfschifffahrtsgesellschaftskapitänsanforderungen' };
    aNetwork({ applications: { ...applications, guidelines: { subtitle, requirements: [first, long] } } });
    await open();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      expect.stringContaining(String(first?.title)),
      expect.stringContaining(long.title),
    ]);
  });

  it('leads back to the applications', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(guidelines.title);
    expect(screen.getByRole('link', { name: guidelinesPage.backLabel })).toHaveAttribute('href', '/apply');
    expect(screen.getByRole('link', { name: bar.goBack })).toHaveAttribute('href', '/apply');
  });
});

describe('reading', () => {
  it('counts from 85 % of the way on, and is shown until then', async () => {
    const { user } = await open();
    expectUnread(0);
    scroll.to(84.9);
    expectUnread(84);
    scroll.to(85);
    expectRead();
    scroll.to(10);
    expectRead();
    await user.click(proceed());
    expect(screen.getByRole('heading', { name: 'The form' })).toBeVisible();
  });

  it('stores when it was', async () => {
    const { store } = await open();
    scroll.to(90);
    expect(store.getState().application).toMatchObject({ guidelines: { read: true, readAt: Date.now() } });
  });

  it('is announced once, at its end, and not with every step', async () => {
    await open();
    const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    scroll.to(50);
    expect(said()).toEqual(['']);
    scroll.to(90);
    expect(said()).toEqual([bar.announcement]);
  });

  it('is over at once on a page that is too short to scroll', async () => {
    scroll.setHeight(1_000);
    await open();
    expectRead();
  });

  it('is over when the window grows until nothing is left to scroll', async () => {
    await open();
    scroll.to(40);
    scroll.resize(1_000);
    expectRead();
  });

  it('counts where the browser has put the visitor before the page was at work', async () => {
    scroll.put(95);
    await open();
    expectRead();
  });

  it('does not count the way up from the end of a longer page', async () => {
    const { user } = await open({ route: '/apply' });
    scroll.put(100);
    await user.click(screen.getByRole('link', { name: 'Guidelines' }));
    scroll.to(92);
    scroll.to(0);
    expectUnread(0);
    scroll.to(86);
    expectRead();
  });
});

describe('somebody who has read', () => {
  it('sees 100 % for the rest of the 24 hours, and then has to read again from the top', async () => {
    await open({ readAgo: DAY - HOUR });
    expectRead();
    scroll.to(100);
    scroll.put(100);
    await pass(DAY - 1);
    expectRead();
    await pass(2);
    expectUnread(0);
    expect(scroll.percent()).toBe(0);
    scroll.to(85);
    expectRead();
  });

  it('and comes back after 24 hours starts anew, wherever the browser had put them', async () => {
    scroll.put(100);
    await open({ readAgo: DAY });
    expectUnread(0);
    expect(history.scrollRestoration).toBe('manual');
  });

  it('just before the 24 hours are over still counts', async () => {
    await open({ readAgo: DAY - 1_000 });
    expectRead();
    await pass(1_000);
    expectUnread(0);
  });

  it('in another tab is read here, too', async () => {
    const { store } = await open();
    act(() => void store.dispatch(guidelinesRead()));
    expectRead();
  });
});

describe('views', () => {
  it('are one more with each opening, and not before those of earlier visits are known', async () => {
    const store = makeStore();
    const { unmount } = renderWithProviders(routes, { route: '/apply/guidelines', store });
    expect(store.getState().application?.views ?? { guidelines: 0 }).toMatchObject({ guidelines: 0 });
    await restore(store);
    expect(store.getState().application?.views).toEqual({ guidelines: 1, form: 0 });
    scroll.to(90);
    unmount();
    renderWithProviders(routes, { route: '/apply/guidelines', store });
    expect(store.getState().application?.views).toEqual({ guidelines: 2, form: 0 });
  });
});
