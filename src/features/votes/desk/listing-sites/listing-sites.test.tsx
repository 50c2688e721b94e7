import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { admin } from '#messages/admin';
import { listingSitesDesk } from '#messages/listing-sites-desk';
import { voteRefusals } from '#messages/vote-refusals';
import { VOTE_DESK_PATHS } from '@/contract/vote-desk';
import type { UnrecognizedVotesResponse, VoteServicesResponse } from '@/contract/vote-services';
import { counted } from '@/lib/plural';
import { startApiServer } from '../../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../../test/support/browser/csrf-service';
import {
  alex,
  apiUrl,
  refuse,
  renderSignedIn,
  TOKEN,
} from '../../../../../test/support/browser/render-account';
import { siteCalled } from '../../../../../test/support/fixtures/network-parts';
import { OTHER_SERVER } from '../../../../../test/support/fixtures/tracked-servers';
import { noListingSites, unnamedService } from '../../../../../test/support/fixtures/vote-desk-responses';
import { ListingSites } from './listing-sites';

const network = startApiServer();
serveCsrf(network);
beforeEach(() => localStorage.clear());

const { unnamed: texts, say, named: namedTexts, takeBack, tests: testTexts } = listingSitesDesk;
const AT = '2025-05-25T12:00:00.000Z';
const second = siteCalled('second').name;
const mcsl = { id: 'mcsl', service: 'MCSL', site: 'second', at: AT };

/** Serves the desk's calls and records the assignments. Each answer has the current data. */
const serve = (
  served: Partial<VoteServicesResponse>,
  pages: Record<string, UnrecognizedVotesResponse> = {},
) => {
  const state = { ...noListingSites, ...served };
  const sent: unknown[] = [];
  network.use(
    http.get(apiUrl(VOTE_DESK_PATHS.services), () => Response.json(state)),
    http.get(apiUrl(VOTE_DESK_PATHS.serviceVotes), ({ request }) =>
      Response.json(pages[new URL(request.url).searchParams.get('cursor') ?? '']),
    ),
    http.post(apiUrl(VOTE_DESK_PATHS.services), async ({ request }) => {
      sent.push([await request.json(), request.headers.get('Authorization')]);
      Object.assign(state, { services: [], named: [mcsl] });
      return Response.json({ service: mcsl, votes: 12 });
    }),
    http.delete(apiUrl(VOTE_DESK_PATHS.service), ({ request }) => {
      sent.push(new URL(request.url).pathname);
      state.named = [];
      return new Response(null, { status: 204 });
    }),
  );
  return sent;
};
const vote = (id: string, player: string, protocol: number) => ({
  id,
  player,
  at: AT,
  server: OTHER_SERVER,
  protocol,
});

test('says that every vote is recognized, and what a test vote is, where nothing has come', async () => {
  serve({});
  await renderSignedIn(<ListingSites />, alex);
  expect(await screen.findByText(texts.emptyTitle)).toBeVisible();
  expect(screen.getByText(testTexts.empty)).toBeVisible();
  expect(screen.queryByText(namedTexts.title)).not.toBeInTheDocument();
});

test('is asked for again when it could not be loaded', async () => {
  serve({ services: [unnamedService()] });
  network.use(http.get(apiUrl(VOTE_DESK_PATHS.services), () => refuse('unavailable'), { once: true }));
  const { user } = await renderSignedIn(<ListingSites />, alex);
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('MCSL')).toBeVisible();
});

test('lists names that nobody knows with their votes, and how many more there are', async () => {
  serve({
    services: [unnamedService(), unnamedService({ id: 'x', service: 'x.example', votes: 1 })],
    more: 7,
  });
  await renderSignedIn(<ListingSites />, alex);
  const list = within(await screen.findByRole('list', { name: texts.list }));
  const [first, other] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('MCSL12 votes, the last on May 25, 2025');
  expect(other).toHaveTextContent('x.example1 vote, the last on');
  expect(screen.getByText(texts.more('7'))).toBeVisible();
});

test('shows who voted and when by the keyboard, page by page, and which votes can be forged', async () => {
  const pages = {
    '': { votes: [vote('1', 'Steve', 1)], nextCursor: 'a' },
    a: { votes: [vote('2', '.Cool Guy', 2)], nextCursor: null },
  };
  serve({ services: [unnamedService()] }, pages);
  const { user } = await renderSignedIn(<ListingSites />, alex);
  const button = await screen.findByRole('button', { name: 'Show votes: MCSL' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  const votes = within(await screen.findByRole('list', { name: listingSitesDesk.votes.list('MCSL') }));
  expect(votes.getByRole('listitem')).toHaveTextContent(
    /^Steve, via Sky Wars Server.*can be forged.*May 25, 2025/,
  );
  await user.click(screen.getByRole('button', { name: admin.moreLabel }));
  expect(await votes.findByText(/^\.Cool Guy/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide votes: MCSL' }));
  expect(screen.queryByRole('list', { name: listingSitesDesk.votes.list('MCSL') })).not.toBeInTheDocument();
});

test('says which vote site a name is, after telling what becomes of its votes', async () => {
  const sent = serve({ services: [unnamedService()] });
  const { user } = await renderSignedIn(<ListingSites />, alex);
  await user.click(await screen.findByRole('button', { name: 'Assign …: MCSL' }));
  const dialog = within(screen.getByRole('dialog', { name: say.title('MCSL') }));
  expect(dialog.getByText(counted(say.text, 12, String))).toBeVisible();
  await user.click(dialog.getByRole('button', { name: say.submit }));
  expect(await dialog.findByText('Site is required')).toBeVisible();
  expect(sent).toEqual([]);
  await user.selectOptions(dialog.getByLabelText(say.field), second);
  await user.click(dialog.getByRole('button', { name: say.submit }));
  expect(await screen.findByText(namedTexts.line('MCSL', second))).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([[{ service: 'MCSL', site: 'second' }, `Bearer ${TOKEN}`]]);
  expect(screen.getByRole('heading', { name: texts.title })).toHaveFocus();
  expect(screen.getByText(texts.emptyTitle)).toBeVisible();
});

test('keeps the question open and says why nothing was changed', async () => {
  serve({ services: [unnamedService()] });
  const message = voteRefusals.tooManyServices;
  network.use(http.post(apiUrl(VOTE_DESK_PATHS.services), () => refuse('conflict', { message })));
  const { user } = await renderSignedIn(<ListingSites />, alex);
  await user.click(await screen.findByRole('button', { name: 'Assign …: MCSL' }));
  await user.selectOptions(screen.getByLabelText(say.field), 'third');
  await user.click(screen.getByRole('button', { name: say.submit }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: say.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Assign …: MCSL' })).toHaveFocus();
});

test('takes a name back after a question', async () => {
  const sent = serve({ named: [mcsl] });
  const { user } = await renderSignedIn(<ListingSites />, alex);
  await user.click(await screen.findByRole('button', { name: 'Unassign: MCSL' }));
  expect(screen.getByRole('dialog', { name: takeBack.title('MCSL', second) })).toHaveTextContent(
    takeBack.text,
  );
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: takeBack.confirm }));
  await waitFor(() => expect(screen.queryByText(namedTexts.line('MCSL', second))).not.toBeInTheDocument());
  expect(sent).toEqual(['/api/admin/vote-services/mcsl']);
  expect(screen.getByRole('heading', { name: texts.title })).toHaveFocus();
});

test('says why a name could not be taken back', async () => {
  serve({ named: [mcsl] });
  const message = voteRefusals.unassignedService;
  network.use(http.delete(apiUrl(VOTE_DESK_PATHS.service), () => refuse('not_found', { message })));
  const { user } = await renderSignedIn(<ListingSites />, alex);
  await user.click(await screen.findByRole('button', { name: 'Unassign: MCSL' }));
  await user.click(screen.getByRole('button', { name: takeBack.confirm }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('shows that a test vote was received, when, and by which server', async () => {
  serve({ tests: [{ service: 'MinePortal', at: AT, server: OTHER_SERVER, protocol: 2 }] });
  await renderSignedIn(<ListingSites />, alex);
  const item = within(await screen.findByRole('list', { name: testTexts.list })).getByRole('listitem');
  expect(item).toHaveTextContent('MinePortal: test vote received');
  expect(item).toHaveTextContent('Via Sky Wars Server, Votifier 2');
  expect(within(item).getByText(/May 25, 2025/)).toHaveAttribute('datetime', AT);
});
