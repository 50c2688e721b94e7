import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { DeskStory } from '@/contract/content';
import { CONTENT_DESK_PATHS } from '@/contract/content-paths';
import { startApiServer } from '../../../../test/support/browser/api-server';
import {
  openContentDesk,
  serveContentDesk,
  story,
} from '../../../../test/support/browser/content-desk-service';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { apiUrl, refuse } from '../../../../test/support/browser/render-account';

const network = startApiServer();
serveCsrf(network);
const serve = (stories: DeskStory[] = []) => serveContentDesk(network, stories);

const row = (title: string) =>
  within(screen.getByText(title, { selector: 'li p' }).closest('li') ?? document.body);

describe('the list of stories', () => {
  it('says of each whether visitors see it', async () => {
    serve([
      story({ title: 'Not yet', publishedAt: null }),
      story({ title: 'Soon', publishedAt: '2999-01-01T12:00:00.000Z' }),
      story({ title: 'Out', publishedAt: '2025-05-25T12:00:00.000Z' }),
    ]);
    await openContentDesk();
    await screen.findByText('Not yet');
    expect(row('Not yet').getByText('Draft')).toBeVisible();
    expect(row('Soon').getByText('Scheduled')).toBeVisible();
    expect(row('Soon').getByText(/for January 1, 2999/)).toBeVisible();
    expect(row('Out').getByText('Published')).toBeVisible();
  });

  it('comes ten at a time', async () => {
    serve(Array.from({ length: 12 }, (_, index) => story({ title: `Story ${String(index + 1)}` })));
    const { user } = await openContentDesk();
    expect(await screen.findByText('Story 10')).toBeVisible();
    expect(screen.queryByText('Story 11')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Story 12')).toBeVisible();
  });

  it('says what to do when there are none', async () => {
    serve();
    await openContentDesk();
    expect(await screen.findByText('No stories')).toBeVisible();
    expect(screen.getByRole('button', { name: 'New story' })).toBeEnabled();
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
    await user.click(await screen.findByRole('button', { name: 'New story' }));
    expect(await screen.findByRole('heading', { name: 'New story' })).toHaveFocus();
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
