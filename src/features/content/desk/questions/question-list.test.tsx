import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { contentDesk as texts } from '#messages/content-desk';
import { questionsDesk } from '#messages/content-desk-questions';
import type { DeskQuestion } from '@/contract/content';
import { CONTENT_DESK_PATHS } from '@/contract/content-paths';
import { startApiServer } from '../../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../../test/support/browser/csrf-service';
import { alex, apiUrl, refuse, renderSignedIn } from '../../../../../test/support/browser/render-account';
import ContentDesk from '../content-desk';
import { inOrder } from './placing';

const network = startApiServer();
serveCsrf(network);

const question = (name: string, order: number, changes: Partial<DeskQuestion> = {}): DeskQuestion => ({
  id: name.toLowerCase(),
  version: 1,
  updatedAt: '2026-05-01T12:00:00.000Z',
  question: name,
  answer: `About ${name}`,
  order,
  ...changes,
});

/** Serves these questions, records the requests, and answers the next change as the test says. */
const serve = (first: DeskQuestion[]) => {
  const site = {
    questions: first,
    puts: [] as unknown[],
    lists: 0,
    /** Answers a change instead of saving it. */
    refusal: undefined as (() => Response | Promise<undefined>) | undefined,
  };
  const PAGE = 3;
  network.use(
    http.get(apiUrl(CONTENT_DESK_PATHS.faq), ({ request }) => {
      site.lists += 1;
      const start = Number(new URL(request.url).searchParams.get('cursor') ?? 0);
      const all = inOrder(site.questions);
      const nextCursor = start + PAGE < all.length ? String(start + PAGE) : null;
      return HttpResponse.json({ items: all.slice(start, start + PAGE), nextCursor });
    }),
    http.put(apiUrl(CONTENT_DESK_PATHS.question), async ({ request, params }) => {
      const body = (await request.json()) as { version: number; order: number };
      site.puts.push({ id: params['id'], ...body });
      const refused = await site.refusal?.();
      if (refused) return refused;
      const current = site.questions.find(({ id }) => id === params['id']);
      if (!current) return refuse('not_found');
      if (current.version !== body.version) return conflict(current);
      const item = { ...current, order: body.order, version: current.version + 1 };
      site.questions = site.questions.map((other) => (other.id === item.id ? item : other));
      return HttpResponse.json({ item });
    }),
  );
  return site;
};
const conflict = (current: DeskQuestion | null) =>
  HttpResponse.json({ error: { code: 'conflict', message: 'Changed.' }, current }, { status: 409 });

const open = async () => {
  const view = await renderSignedIn(<ContentDesk />, alex, '/admin/content?tab=faq');
  await screen.findByRole('list', { name: 'Questions' });
  return { ...view, press: (name: string) => view.user.click(screen.getByRole('button', { name })) };
};
const names = () =>
  within(screen.getByRole('list', { name: 'Questions' }))
    .getAllByRole('button', { name: /^Move up/ })
    .map((button) => button.getAttribute('aria-label')?.replace('Move up: ', ''));

test('a move is seen at once, and saves the order of the one that was moved', async () => {
  const site = serve([question('Join', 0), question('Ban', 1), question('Refund', 2)]);
  const { promise, resolve: answer } = Promise.withResolvers<undefined>();
  site.refusal = () => promise;
  const { press } = await open();
  await press('Move up: Refund');
  expect(names()).toEqual(['Join', 'Refund', 'Ban']);
  await waitFor(() => expect(site.puts).toEqual([{ id: 'refund', version: 1, order: 0.5 }]));
  answer(undefined);
  await waitFor(() => expect(inOrder(site.questions).map(({ id }) => id)).toEqual(['join', 'refund', 'ban']));
  expect(names()).toEqual(['Join', 'Refund', 'Ban']);
});

test('moves that follow each other quickly are each made from what the one before has left', async () => {
  const site = serve([question('Join', 0), question('Ban', 1), question('Refund', 2)]);
  const { promise, resolve: answer } = Promise.withResolvers<undefined>();
  site.refusal = () => promise;
  const { press } = await open();
  await press('Move up: Refund');
  await press('Move up: Refund');
  await press('Move down: Join');
  expect(names()).toEqual(['Refund', 'Ban', 'Join']);
  await waitFor(() => expect(site.puts).toHaveLength(1));
  answer(undefined);
  await waitFor(() => expect(site.puts).toHaveLength(3));
  await waitFor(() => expect(inOrder(site.questions).map(({ id }) => id)).toEqual(['refund', 'ban', 'join']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(names()).toEqual(['Refund', 'Ban', 'Join']);
});

test('a move that the site refuses is taken back, and told of', async () => {
  const site = serve([question('Join', 0), question('Ban', 1), question('Refund', 2)]);
  const { press } = await open();
  site.refusal = () => refuse('unavailable', { retryAfter: 5 });
  await press('Move up: Refund');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('“Refund” could not be moved');
  expect(alert).toHaveTextContent('try again in 5 seconds');
  expect(names()).toEqual(['Join', 'Ban', 'Refund']);
  expect(site.lists).toBe(1);
  site.refusal = undefined;
  await press('Move up: Refund');
  await waitFor(() => expect(inOrder(site.questions).map(({ id }) => id)).toEqual(['join', 'refund', 'ban']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('what somebody else has changed since is shown instead, and can be moved then', async () => {
  const site = serve([question('Join', 0), question('Ban', 1), question('Refund', 2)]);
  const { press } = await open();
  site.questions = [question('Join', 5, { version: 2 }), ...site.questions.slice(1)];
  await press('Move down: Join');
  expect(await screen.findByRole('alert')).toHaveTextContent(questionsDesk.changedMeanwhile);
  await waitFor(() => expect(names()).toEqual(['Ban', 'Refund', 'Join']));
  await press('Move up: Join');
  await waitFor(() => expect(inOrder(site.questions).map(({ id }) => id)).toEqual(['ban', 'join', 'refund']));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('one that was deleted meanwhile leaves the list', async () => {
  const site = serve([question('Join', 0), question('Ban', 1), question('Refund', 2)]);
  const { press } = await open();
  site.questions = site.questions.slice(1);
  await press('Move down: Join');
  expect(await screen.findByRole('alert')).toHaveTextContent(questionsDesk.gone);
  await waitFor(() => expect(names()).toEqual(['Ban', 'Refund']));
});

test('two that leave no room between them are given other numbers first', async () => {
  const site = serve([question('Join', 1), question('Ban', 1), question('Refund', 2)]);
  const { press } = await open();
  expect(names()).toEqual(['Ban', 'Join', 'Refund']);
  await press('Move up: Refund');
  expect(names()).toEqual(['Ban', 'Refund', 'Join']);
  await waitFor(() => expect(inOrder(site.questions).map(({ id }) => id)).toEqual(['ban', 'refund', 'join']));
  expect(site.puts.length).toBeGreaterThan(1);
});

test('the last one that is here moves down below the first of the next page', async () => {
  const site = serve(['Join', 'Ban', 'Refund', 'Mods', 'Bedrock'].map((name, at) => question(name, at)));
  const { press } = await open();
  expect(names()).toEqual(['Join', 'Ban', 'Refund']);
  await press('Move down: Refund');
  await waitFor(() => expect(names()).toEqual(['Join', 'Ban', 'Mods', 'Refund', 'Bedrock']));
  await waitFor(() => expect(site.puts).toEqual([{ id: 'refund', version: 1, order: 3.5 }]));
});

test('says why they could not be loaded, and that there are none', async () => {
  network.use(http.get(apiUrl(CONTENT_DESK_PATHS.faq), () => refuse('unavailable')));
  const { user } = await renderSignedIn(<ContentDesk />, alex, '/admin/content?tab=faq');
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.kinds.faq.failure);
  serve([]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(texts.kinds.faq.empty)).toBeVisible();
});
