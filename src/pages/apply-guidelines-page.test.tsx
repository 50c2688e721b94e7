import { act, configure, screen, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { guidelinesRead } from '@/features/application/application-slice';
import { makeStore } from '@/store/store';
import { pass, withFakeClock } from '../../test/fake-timers';
import { renderWithProviders } from '../../test/render';
import { restore } from '../../test/render-account';
import { scrollable } from '../../test/scrolling';
import ApplyGuidelinesPage from './apply-guidelines-page';

withFakeClock();
const scroll = scrollable();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

// React then runs each effect twice, as in development.
beforeAll(() => configure({ reactStrictMode: true }));
afterAll(() => configure({ reactStrictMode: false }));
beforeEach(() => localStorage.clear());

const site = (
  <Routes>
    <Route path="/apply/guidelines" element={<ApplyGuidelinesPage />} />
    <Route path="/apply" element={<Link to="/apply/guidelines">Guidelines</Link>} />
    <Route path="/apply/form" element={<h1>The form</h1>} />
  </Routes>
);
const open = async ({ readAgo, route = '/apply/guidelines' }: { readAgo?: number; route?: string } = {}) => {
  const store = makeStore();
  await restore(store);
  if (readAgo !== undefined) {
    store.dispatch(guidelinesRead());
    jest.setSystemTime(Date.now() + readAgo);
  }
  return renderWithProviders(site, { route, store, advanceTimers: jest.advanceTimersByTime });
};

const proceed = () => screen.getByRole('button', { name: 'Proceed to Application →' });
const progress = () => screen.getByRole('progressbar').getAttribute('aria-valuenow');
const expectUnread = (percent: number) => {
  expect(screen.getByText('Keep Reading')).toBeVisible();
  expect(screen.getByText('Please Read the Guidelines')).toBeVisible();
  expect(screen.getAllByText(`${String(percent)}%`)).toHaveLength(2);
  expect(progress()).toBe(String(percent));
  expect(proceed()).toBeDisabled();
};
const expectRead = () => {
  expect(screen.queryByText('Keep Reading')).toBeNull();
  expect(screen.getByText('Guidelines Read ✓')).toBeVisible();
  expect(progress()).toBe('100');
  expect(proceed()).toBeEnabled();
};

describe('what it says', () => {
  const section = (title: string) => {
    const found = screen.getByRole('heading', { level: 2, name: title }).closest('section');
    if (!found) throw new Error(`${title} is not in a section`);
    return found;
  };

  it.each([
    ['Age Requirement', [/at least 16/, /verify your age/]],
    ['Account Requirements', [/Minecraft Java account/, /Discord account/, /valid email address/]],
    ['Language Requirement', [/fluent in English/]],
    [
      'Application Process',
      [
        /Preparation/,
        /Submission/,
        /3-5 business days/,
        /email and\/or in the chat/,
        /reapply after 30 days/,
      ],
    ],
    [
      'Zero Tolerance',
      [
        /AI-generated or plagiarized content/,
        /False information/,
        /Multiple applications for the same position/,
        /Disqualification, and possibly a blacklist/,
      ],
    ],
    ['Questions?', [/Discord server/, /Support tickets/, /Support email/]],
  ])('%s', async (title, texts) => {
    await open();
    for (const text of texts) expect(section(title)).toHaveTextContent(text);
  });

  it.each([
    ['Staff', [/10\+ hours per week/, /rules/, /Screensharing .* preferred/, /not currently banned/]],
    [
      'Media',
      [
        /create content actively/,
        /minimum follower count, which varies/,
        /regular upload schedule/,
        /Family-friendly/,
      ],
    ],
    ['Builder', [/portfolio/, /Building experience/]],
    ['Developer', [/Java and plugins, or with the web/, /portfolio or a repository/]],
    ['Partner', [/active community or server/, /minimum member count/]],
  ])('what %s needs', async (title, texts) => {
    await open();
    const heading = within(section('Position Requirements')).getByRole('heading', { level: 3, name: title });
    for (const text of texts) expect(heading.closest('li')).toHaveTextContent(text);
  });

  it('leads back to the applications', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Read Before Applying');
    expect(screen.getByRole('link', { name: /Back to Applications/ })).toHaveAttribute('href', '/apply');
    expect(screen.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/apply');
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
    expect(said()).toEqual([expect.stringContaining('unlocked')]);
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
    const { unmount } = renderWithProviders(site, { route: '/apply/guidelines', store });
    expect(store.getState().application?.views ?? { guidelines: 0 }).toMatchObject({ guidelines: 0 });
    await restore(store);
    expect(store.getState().application?.views).toEqual({ guidelines: 1, form: 0 });
    scroll.to(90);
    unmount();
    renderWithProviders(site, { route: '/apply/guidelines', store });
    expect(store.getState().application?.views).toEqual({ guidelines: 2, form: 0 });
  });
});
