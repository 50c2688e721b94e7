import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { admin } from '#messages/admin';
import { contentDesk as texts } from '#messages/content-desk';
import type { DeskStory } from '@/contract/content';
import { CONTENT_DESK_PATHS } from '@/contract/content-paths';
import { formatMoment } from '@/lib/format-date';
import { startApiServer } from '../../../../test/support/browser/api-server';
import {
  openContentDesk,
  serveContentDesk,
  story,
} from '../../../../test/support/browser/content-desk-service';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { apiUrl, refuse } from '../../../../test/support/browser/render-account';
import { clearToasts } from '../../../../test/support/browser/toasts';
import { aNetwork, testNetwork } from '../../../../test/support/fixtures/a-network';

const network = startApiServer();
serveCsrf(network);
clearToasts();
beforeEach(() => localStorage.clear());
const serve = (stories: DeskStory[] = []) => serveContentDesk(network, stories);

const row = (title: string) =>
  within(screen.getByText(title, { selector: 'li p' }).closest('li') ?? document.body);

it('has no tab for what the network does not have', async () => {
  aNetwork({ news: undefined, faq: undefined });
  serve();
  await openContentDesk();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual([texts.tabs.events, texts.tabs.banner]);
});

describe('the list of stories', () => {
  it('says of each whether visitors see it, by the browser’s clock, and leads to where they do', async () => {
    serve([
      story({ title: 'Not yet', publishedAt: null }),
      story({ title: 'Soon', publishedAt: '2999-01-01T12:00:00.000Z' }),
      story({ title: 'Out', publishedAt: '2025-05-25T12:00:00.000Z' }),
    ]);
    aNetwork({ identity: { ...testNetwork.identity, timeZone: 'Asia/Tokyo' } });
    await openContentDesk();
    await screen.findByText('Not yet');
    expect(row('Not yet').getByText('Draft')).toBeVisible();
    expect(row('Soon').getByText('Scheduled')).toBeVisible();
    const time = formatMoment('2999-01-01T12:00:00.000Z');
    expect(row('Soon').getByText(texts.stories.scheduledFor(time))).toBeVisible();
    expect(row('Out').getByText('Published')).toBeVisible();
    expect(screen.getAllByRole('link', { name: new RegExp(texts.stories.page) })).toEqual([
      row('Out').getByRole('link', { name: texts.stories.pageOf('Out') }),
    ]);
  });

  it('leads to no page where that is off', async () => {
    aNetwork({ pages: { pages: { news: { off: true } } } });
    serve([story({ title: 'Out', publishedAt: '2025-05-25T12:00:00.000Z' })]);
    await openContentDesk();
    expect(await screen.findByText('Published')).toBeVisible();
    expect(screen.queryByText(texts.stories.page)).not.toBeInTheDocument();
  });

  it('comes ten at a time', async () => {
    serve(Array.from({ length: 12 }, (_, index) => story({ title: `Story ${String(index + 1)}` })));
    const { user } = await openContentDesk();
    expect(await screen.findByText('Story 10')).toBeVisible();
    expect(screen.queryByText('Story 11')).toBeNull();
    await user.click(screen.getByRole('button', { name: admin.moreLabel }));
    expect(await screen.findByText('Story 12')).toBeVisible();
  });

  it('says what to do when there are none', async () => {
    serve();
    await openContentDesk();
    expect(await screen.findByText(texts.kinds.news.empty)).toBeVisible();
    expect(screen.getByRole('button', { name: texts.kinds.news.create })).toBeEnabled();
  });

  it('can be asked for again when it did not come', async () => {
    serve([story({ title: 'Back' })]);
    network.use(http.get(apiUrl(CONTENT_DESK_PATHS.news), () => refuse('unavailable'), { once: true }));
    const { user } = await openContentDesk();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Back')).toBeVisible();
  });
});

describe('a story', () => {
  it('is written and saved as a draft, and stays in the editor', async () => {
    const service = serve();
    const { user } = await openContentDesk();
    await user.click(await screen.findByRole('button', { name: texts.kinds.news.create }));
    expect(await screen.findByRole('heading', { name: texts.kinds.news.create })).toHaveFocus();
    await user.type(screen.getByLabelText('Title'), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(service.stories).toHaveLength(1));
    expect(service.stories[0]).toMatchObject({ title: 'Hello', publishedAt: null, slug: 'hello' });
    expect(await screen.findByDisplayValue('hello')).toBeVisible();
    await user.type(screen.getByLabelText('Title'), ' there');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(service.stories[0]).toMatchObject({ title: 'Hello there', version: 2 }));
    expect(service.stories).toHaveLength(1);
  });

  it('is published, and the list says so', async () => {
    const service = serve([story({ title: 'Draft one', publishedAt: null })]);
    const { user } = await openContentDesk();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('heading', { name: 'Stories' })).toHaveFocus();
    expect(await screen.findByText('Published')).toBeVisible();
    expect(Date.parse(service.stories[0]?.publishedAt ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it('is published by the clock of the server, before which that of the browser may be', async () => {
    const anHourOn = new Date(Date.now() + 3_600_000).toISOString();
    serve([story({ title: 'Draft one', publishedAt: null })]);
    const sent: unknown[] = [];
    network.use(
      http.put(apiUrl(CONTENT_DESK_PATHS.story), async ({ request }) => {
        sent.push(await request.json());
        const item = story({ publishedAt: anHourOn, updatedAt: anHourOn });
        network.use(
          http.get(apiUrl(CONTENT_DESK_PATHS.news), () => Response.json({ items: [item], nextCursor: null })),
        );
        return Response.json({ item });
      }),
    );
    const { user } = await openContentDesk();
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Publish' }));
    expect(await screen.findByRole('heading', { name: 'Stories' })).toHaveFocus();
    expect(await screen.findByText('Published')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ publishedAt: 'now' })]);
  });

  it('is not sent while a field is wrong, and the first of those has the focus', async () => {
    const service = serve();
    const { user } = await openContentDesk('?tab=news&new=1');
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    const title = await screen.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(title).toHaveFocus());
    expect(title).toHaveAccessibleDescription('Title is required');
    expect(service.stories).toEqual([]);
  });
});

describe('deleting a story', () => {
  const openWith = async (stories: DeskStory[]) => {
    const service = serve(stories);
    const view = await openContentDesk();
    await screen.findByText(stories[0]?.title ?? '');
    return { ...view, service };
  };

  it('happens at once, and is undone with all that it had, at its address', async () => {
    const deleted = story({
      title: 'Gone',
      publishedAt: null,
      announce: true,
      points: ['One'],
      slug: 'kept',
    });
    const { user, service } = await openWith([deleted]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(service.stories).toEqual([]));
    expect(await screen.findByText(texts.kinds.news.empty)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    const { title, tag, summary, points, art, body, publishedAt, announce, slug } = deleted;
    expect(service.stories[0]).toMatchObject({
      ...{ title, tag, summary, points, art, body, publishedAt, announce, slug },
    });
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'News' })).toHaveFocus();
  });

  it('tells the chat of nothing twice', async () => {
    const { user, service } = await openWith([story({ title: 'Told', announce: true })]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(service.stories[0]).toMatchObject({ title: 'Told', announce: false }));
  });

  it('can still be undone from another tab, and after a first try that failed', async () => {
    const { user, service } = await openWith([story({ title: 'Gone' })]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await screen.findByRole('button', { name: 'Undo' });
    await user.click(screen.getByRole('tab', { name: 'Events' }));
    network.use(http.post(apiUrl(CONTENT_DESK_PATHS.news), () => refuse('unavailable'), { once: true }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(texts.deleted.failed('Gone'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(service.stories).toHaveLength(1));
  });

  it('leaves it where it is when somebody has changed it since', async () => {
    const { user, service } = await openWith([story({ title: 'Mine' })]);
    service.stories = service.stories.map((one) => ({ ...one, version: 2, title: 'Theirs' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(texts.deleted.refused('Mine'))).toBeVisible();
    expect(await screen.findByText('Theirs')).toBeVisible();
    expect(service.stories).toHaveLength(1);
  });
});

describe('scheduling a story', () => {
  const moment = () => screen.getByLabelText((label) => label.startsWith(texts.stories.scheduleAt));
  const pick = (value: string) => fireEvent.change(moment(), { target: { value } });

  it('wants a time to come', async () => {
    const service = serve([story({ id: 'one', publishedAt: null })]);
    const { user } = await openContentDesk('?id=one');
    await user.click(await screen.findByRole('button', { name: 'Schedule' }));
    expect(await screen.findByText(texts.stories.scheduleFault)).toBeVisible();
    pick('2025-01-01T12:00');
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(moment()).toBeInvalid());
    expect(service.stories[0]).toMatchObject({ publishedAt: null });
  });

  it('keeps it for that time, until it is a draft again', async () => {
    const service = serve([story({ id: 'one', publishedAt: null })]);
    const { user } = await openContentDesk('?id=one');
    await screen.findByRole('button', { name: 'Schedule' });
    pick('2999-01-01T12:00');
    await user.click(screen.getByRole('button', { name: 'Schedule' }));
    expect(await screen.findByRole('heading', { name: 'Stories' })).toHaveFocus();
    expect(await screen.findByText('Scheduled')).toBeVisible();
    expect(service.stories[0]).toMatchObject({ publishedAt: '2999-01-01T12:00:00.000Z' });
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: texts.stories.backToDraft }));
    await waitFor(() => expect(service.stories[0]).toMatchObject({ publishedAt: null }));
  });
});
