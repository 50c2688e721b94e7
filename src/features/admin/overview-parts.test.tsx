import { screen } from '@testing-library/react';
import { http } from 'msw';
import { admin } from '#messages/admin';
import { OVERVIEW_PATH } from '@/contract/overview';
import { API_PATHS } from '@/contract/paths';
import { startApiServer } from '../../../test/support/browser/api-server';
import { alex, apiUrl, refuse, renderSignedIn } from '../../../test/support/browser/render-account';
import { Counts } from './counts';
import { HealthLines } from './health-lines';
import { StrangersAlert } from './strangers-alert';

const network = startApiServer();

it('the landing counts accounts, admins, open applications and messages', async () => {
  network.use(
    http.get(apiUrl(OVERVIEW_PATH), () =>
      Response.json({
        users: 1200,
        admins: 2,
        messages: 31,
        openMessages: 3,
        openApplications: 7,
        applicationsOfStrangers: { open: 5, mostOpen: 1_000, today: 7, mostOnDay: 600 },
      }),
    ),
  );
  const { container } = await renderSignedIn(<Counts role="admin" />, alex);
  await screen.findByText('1,200');
  expect([...container.children].map((tile) => tile.textContent)).toEqual([
    'Accounts1,200',
    'Admins2',
    'Open applications7',
    'Messages31',
  ]);
});

it.each([
  [799, 0, null],
  [800, 0, /will soon be rejected/],
  [0, 480, /will soon be rejected/],
  [1_000, 12, /are currently rejected/],
])('%i waiting and %i of today, sent without an account, are worth a word: %s', async (open, today, said) => {
  const applicationsOfStrangers = { open, mostOpen: 1_000, today, mostOnDay: 600 };
  const counts = {
    users: 1,
    admins: 1,
    messages: 1,
    openMessages: 1,
    openApplications: 1,
    applicationsOfStrangers,
  };
  network.use(http.get(apiUrl(OVERVIEW_PATH), () => Response.json(counts)));
  await renderSignedIn(
    <>
      <Counts role="admin" />
      <StrangersAlert role="admin" />
    </>,
    alex,
  );
  await screen.findAllByText('1');
  if (said === null) expect(screen.queryByText(admin.strangers.link)).toBeNull();
  else expect(screen.getByText(said)).toBeVisible();
});

it('a count that cannot be had is said to be unknown', async () => {
  network.use(http.get(apiUrl(OVERVIEW_PATH), () => refuse('unavailable')));
  await renderSignedIn(<Counts role="admin" />, alex);
  expect(await screen.findAllByText('Unknown')).toHaveLength(4);
});

/** Renders the lines about database and webhook with this answer of the health call. */
const renderHealth = (answer: Response) => {
  network.use(http.get(apiUrl(API_PATHS.health), () => answer));
  return renderSignedIn(
    <ul>
      <HealthLines />
    </ul>,
    alex,
  );
};

it('a chat that does not take applications is said in words, with the way to those that were given up', async () => {
  await renderHealth(Response.json({ ok: true, redis: 'up', webhook: 'failing', version: '1' }));
  expect(await screen.findByText('FAILING')).toBeVisible();
  expect(screen.getByText(/The chat does not accept applications/)).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/applications?announcement=dead');
});

it('a database that is away is said in words, and so is a chat that is not set', async () => {
  const answer = { ok: false, redis: 'down', webhook: 'unset', version: '1' };
  await renderHealth(Response.json(answer, { status: 503 }));
  expect(await screen.findByText('DOWN')).toBeVisible();
  expect(screen.getByText(admin.health.webhook.unset)).toBeVisible();
});

it('a database that takes nothing any more is said to be full', async () => {
  const answer = { ok: false, redis: 'up', webhook: 'ok', version: '1' };
  await renderHealth(Response.json(answer, { status: 503 }));
  expect(await screen.findByText('FULL')).toBeVisible();
});

it.each([
  ['an error', () => refuse('internal')],
  ['another shape', () => Response.json({ ok: true, redis: 'up', webhook: 'asleep', version: '1' })],
])('of a site that answers with %s nothing is known', async (_what, answer) => {
  await renderHealth(answer());
  expect(await screen.findAllByText('UNKNOWN')).toHaveLength(2);
});
