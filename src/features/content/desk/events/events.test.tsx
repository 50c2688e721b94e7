import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { contentDesk as texts } from '#messages/content-desk';
import { eventsDesk } from '#messages/content-desk-events';
import type { DeskEvent } from '@/contract/content';
import { CONTENT_DESK_PATHS } from '@/contract/content-paths';
import { startApiServer } from '../../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../../test/support/browser/csrf-service';
import { alex, apiUrl, renderSignedIn } from '../../../../../test/support/browser/render-account';
import ContentDesk from '../content-desk';

const network = startApiServer();
serveCsrf(network);

const event = (id: string, changes: Partial<DeskEvent>): DeskEvent => ({
  id,
  version: 1,
  updatedAt: '2026-05-01T12:00:00.000Z',
  title: id,
  when: '',
  summary: '',
  startsAt: null,
  endsAt: null,
  recurrence: null,
  prize: '',
  art: 'stage',
  href: null,
  ...changes,
});

const open = async (items: DeskEvent[]) => {
  network.use(
    http.get(apiUrl(CONTENT_DESK_PATHS.events), () => HttpResponse.json({ items, nextCursor: null })),
  );
  return renderSignedIn(<ContentDesk />, alex, '/admin/content?tab=events');
};

test('the list says when each takes place, what one wins, and which are past', async () => {
  await open([
    event('Weekly', { when: 'Every Friday', prize: '50 coins' }),
    event('Finals', { startsAt: '2199-05-01T18:00:00.000Z', endsAt: '2199-05-01T20:00:00.000Z' }),
    event('Long ago', { startsAt: '2020-05-01T18:00:00.000Z' }),
  ]);
  const list = await screen.findByRole('list', { name: 'Events' });
  await screen.findByText(eventsDesk.states.over);
  const lines = within(list)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Weekly.*No date.*Every Friday.*Prize: 50 coins/),
    expect.stringMatching(/^Finals.*Upcoming.*May 1, 2199, 18:00 to 20:00/),
    expect.stringMatching(/^Long ago.*Ended.*May 1, 2020, 18:00/),
  ]);
});

test('a new event is shown while it is written, and sent once it says when it takes place', async () => {
  const sent: unknown[] = [];
  network.use(
    http.post(apiUrl(CONTENT_DESK_PATHS.events), async ({ request }) => {
      const body = (await request.json()) as Partial<DeskEvent>;
      sent.push(body);
      return HttpResponse.json({ item: event('races', body) }, { status: 201 });
    }),
  );
  const { user } = await open([]);
  await user.click(await screen.findByRole('button', { name: texts.kinds.events.create }));
  await user.click(await screen.findByLabelText('Title'));
  await user.paste('Boat races');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Say when it takes place, or give its beginning')).toBeVisible();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Starts/), { target: { value: '2199-05-01T18:00' } });
  await user.type(screen.getByLabelText(/^Link/), '/rules');
  await user.click(screen.getByRole('button', { name: texts.preview.show }));
  const card = screen.getByRole('article');
  await waitFor(() => expect(card).toHaveTextContent('May 1, 2199, 18:00 UTC'));
  expect(within(card).getByRole('heading', { name: 'Boat races' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        title: 'Boat races',
        when: '',
        startsAt: '2199-05-01T18:00:00.000Z',
        endsAt: null,
        recurrence: null,
        prize: '',
        summary: '',
        art: 'stage',
        href: '/rules',
      },
    ]),
  );
});

const exceptions = () => screen.getByLabelText(eventsDesk.fields.except, { exact: false });

test('an event that repeats is set in words that follow its beginning, and sent as a rule', async () => {
  const sent: Partial<DeskEvent>[] = [];
  network.use(
    http.post(apiUrl(CONTENT_DESK_PATHS.events), async ({ request }) => {
      const body = (await request.json()) as Partial<DeskEvent>;
      sent.push(body);
      return HttpResponse.json({ item: event('races', body) }, { status: 201 });
    }),
  );
  const { user } = await open([]);
  await user.click(await screen.findByRole('button', { name: texts.kinds.events.create }));
  await user.click(await screen.findByLabelText('Title'));
  await user.paste('Boat races');
  await user.selectOptions(screen.getByLabelText(/^Repeats/), eventsDesk.repeats.weekly);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('What repeats needs a beginning')).toBeVisible();
  fireEvent.change(screen.getByLabelText(/^Starts/), { target: { value: '2199-05-14T18:00' } });
  await user.selectOptions(screen.getByLabelText(/^Repeats/), 'Every month on the second Tuesday');
  expect(
    await screen.findByText(eventsDesk.hints.whenEmpty('Every month on the second Tuesday, 18:00 UTC')),
  ).toBeVisible();
  await user.click(exceptions());
  await user.paste('2199-06-11, 2199-13-01');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/2199-13-01.* is not a day/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(exceptions());
  await user.type(exceptions(), '2199-06-11');
  fireEvent.change(screen.getByLabelText(eventsDesk.fields.until, { exact: false }), {
    target: { value: '2199-12-31' },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    startsAt: '2199-05-14T18:00:00.000Z',
    when: 'Every month on the second Tuesday, 18:00 UTC',
    recurrence: {
      ...{ repeats: 'monthly-on-weekday', every: 1, until: '2199-12-31', count: null },
      ...{ except: ['2199-06-11'], timeZone: 'UTC' },
    },
  });
});
