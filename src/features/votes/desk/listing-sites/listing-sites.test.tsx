import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { VOTE_DESK_PATHS } from '@/contract/vote-paths';
import type { UnrecognizedVotesResponse, VoteServicesResponse } from '@/contract/vote-services';
import { listingSitesDesk } from '@/messages/en/listing-sites-desk';
import { startApiServer } from '../../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../../test/support/browser/csrf-service';
import {
  alex,
  apiUrl,
  refuse,
  renderSignedIn,
  TOKEN,
} from '../../../../../test/support/browser/render-account';
import { OTHER_SERVER } from '../../../../../test/support/fixtures/tracked-servers';
import { noListingSites, unnamedService } from '../../../../../test/support/fixtures/vote-desk-responses';
import { siteCalled } from '../../../../../test/support/fixtures/voting';
import { ListingSites } from './listing-sites';

const network = startApiServer();
serveCsrf(network);
beforeEach(() => localStorage.clear());

const { unnamed: words, say, named: namedWords, takeBack, tests: testWords } = listingSitesDesk;
const AT = '2025-05-25T12:00:00.000Z';
const second = siteCalled('second').name;
const mcsl = { id: 'mcsl', service: 'MCSL', site: 'second', at: AT };

/** Answers as the desk's calls do; notes what was said. The answers of a list are those of the moment. */
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
  expect(await screen.findByText(words.emptyTitle)).toBeVisible();
  expect(screen.getByText(testWords.empty)).toBeVisible();
  expect(screen.queryByText(namedWords.title)).not.toBeInTheDocument();
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
  const list = within(await screen.findByRole('list', { name: words.list }));
  const [first, other] = list.getAllByRole('listitem');
  expect(first).toHaveTextContent('MCSL12 votes, the last on May 25, 2025');
  expect(other).toHaveTextContent('x.example1 vote, the last on');
  expect(screen.getByText(words.more('7'))).toBeVisible();
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
  const votes = within(await screen.findByRole('list', { name: 'Votes of MCSL' }));
  expect(votes.getByRole('listitem')).toHaveTextContent(
    /^Steve, by way of PvP Server.*can be forged.*May 25, 2025/,
  );
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await votes.findByText(/^\.Cool Guy/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hide votes: MCSL' }));
  expect(screen.queryByRole('list', { name: 'Votes of MCSL' })).not.toBeInTheDocument();
});

test('says which vote site a name is, after telling what becomes of its votes', async () => {
  const sent = serve({ services: [unnamedService()] });
  const { user } = await renderSignedIn(<ListingSites />, alex);
  await user.click(await screen.findByRole('button', { name: 'This is …: MCSL' }));
  const dialog = within(screen.getByRole('dialog', { name: say.title('MCSL') }));
  expect(dialog.getByText(/^12 votes will count at once/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: say.submit }));
  expect(await dialog.findByText('Site is required')).toBeVisible();
  expect(sent).toEqual([]);
  await user.selectOptions(dialog.getByLabelText(say.field), second);
  await user.click(dialog.getByRole('button', { name: say.submit }));
  expect(await screen.findByText(namedWords.line('MCSL', second))).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([[{ service: 'MCSL', site: 'second' }, `Bearer ${TOKEN}`]]);
  expect(screen.getByRole('heading', { name: words.title })).toHaveFocus();
  expect(screen.getByText(words.emptyTitle)).toBeVisible();
});

test('keeps the question open and says why nothing was changed', async () => {
  serve({ services: [unnamedService()] });
  const message = 'So many listing sites have names already.';
  network.use(http.post(apiUrl(VOTE_DESK_PATHS.services), () => refuse('conflict', { message })));
  const { user } = await renderSignedIn(<ListingSites />, alex);
  await user.click(await screen.findByRole('button', { name: 'This is …: MCSL' }));
  await user.selectOptions(screen.getByLabelText(say.field), 'third');
  await user.click(screen.getByRole('button', { name: say.submit }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  await user.click(screen.getByRole('button', { name: say.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'This is …: MCSL' })).toHaveFocus();
});

test('takes a name back after a question', async () => {
  const sent = serve({ named: [mcsl] });
  const { user } = await renderSignedIn(<ListingSites />, alex);
  await user.click(await screen.findByRole('button', { name: 'Take back: MCSL' }));
  expect(screen.getByRole('dialog', { name: takeBack.title('MCSL', second) })).toHaveTextContent(
    takeBack.text,
  );
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: takeBack.confirm }));
  await waitFor(() => expect(screen.queryByText(namedWords.line('MCSL', second))).not.toBeInTheDocument());
  expect(sent).toEqual(['/api/admin/vote-services/mcsl']);
  expect(screen.getByRole('heading', { name: words.title })).toHaveFocus();
});

test('says why a name could not be taken back', async () => {
  serve({ named: [mcsl] });
  const message = 'Nobody has said which vote site this listing site is.';
  network.use(http.delete(apiUrl(VOTE_DESK_PATHS.service), () => refuse('not_found', { message })));
  const { user } = await renderSignedIn(<ListingSites />, alex);
  await user.click(await screen.findByRole('button', { name: 'Take back: MCSL' }));
  await user.click(screen.getByRole('button', { name: takeBack.confirm }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('shows that a test vote was received, when, and by which server', async () => {
  serve({ tests: [{ service: 'MinePortal', at: AT, server: OTHER_SERVER, protocol: 2 }] });
  await renderSignedIn(<ListingSites />, alex);
  const item = within(await screen.findByRole('list', { name: testWords.list })).getByRole('listitem');
  expect(item).toHaveTextContent('MinePortal: test vote received');
  expect(item).toHaveTextContent('By way of PvP Server, Votifier 2');
  expect(within(item).getByText(/May 25, 2025/)).toHaveAttribute('datetime', AT);
});
