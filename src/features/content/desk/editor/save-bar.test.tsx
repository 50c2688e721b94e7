import { fireEvent, screen, waitFor } from '@testing-library/react';
import { contentDesk as texts } from '#messages/content-desk';
import { startApiServer } from '../../../../../test/support/browser/api-server';
import {
  openContentDesk,
  serveContentDesk,
  story,
} from '../../../../../test/support/browser/content-desk-service';
import { serveContent } from '../../../../../test/support/browser/content-service';
import { serveCsrf } from '../../../../../test/support/browser/csrf-service';
import { contentResponse, newsCard } from '../../../../../test/support/fixtures/content-responses';
import { contentApi, selectContent } from '../../published/content-api';

const network = startApiServer();
serveCsrf(network);
beforeEach(() => localStorage.clear());

const open = async () => {
  const service = serveContentDesk(network, [story({ id: 'the-story', title: 'Old', publishedAt: null })]);
  const view = await openContentDesk('?tab=news&id=the-story');
  return { ...view, service, title: await screen.findByRole('textbox', { name: 'Title' }) };
};

it('has Publish beside Save', async () => {
  await open();
  const bar = screen.getByRole('button', { name: texts.save }).parentElement;
  expect(bar).toContainElement(screen.getByRole('button', { name: texts.stories.publish }));
});

it.each(['ctrlKey', 'metaKey'])('saves with S and %s, instead of the page', async (modifier) => {
  const { user, title, service } = await open();
  await user.type(title, ' and new');
  const isPageSaved = fireEvent.keyDown(title, { key: 's', [modifier]: true });
  expect(isPageSaved).toBe(false);
  await waitFor(() => expect(service.stories[0]).toMatchObject({ title: 'Old and new', version: 2 }));
  expect(service.stories[0]?.publishedAt).toBeNull();
});

it('leaves other keys alone', async () => {
  const { title, service } = await open();
  for (const keys of [{ key: 's' }, { key: 's', ctrlKey: true, altKey: true }, { key: 'a', ctrlKey: true }])
    expect(fireEvent.keyDown(title, keys)).toBe(true);
  expect(service.stories[0]).toMatchObject({ version: 1 });
});

it('shows what is saved on the pages that it leads to', async () => {
  const { user, store, title } = await open();
  const published = serveContent(network, contentResponse({ news: [newsCard('new')] }));
  await store.dispatch(contentApi.util.upsertQueryData('getContent', undefined, contentResponse()));
  await user.type(title, ' and new');
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(selectContent(store.getState()).data).toEqual(published.response));
});
