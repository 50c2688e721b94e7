import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { contentDesk as texts } from '#messages/content-desk';
import { contentRefusals } from '#messages/content-refusals';
import { CONTENT_DESK_PATHS as PATHS } from '@/contract/content-paths';
import { endDrafts } from '@/store/drafts';
import { Link } from '@/ui/routing/link';
import { startApiServer } from '../../../../../test/support/browser/api-server';
import {
  ContentDesk,
  openContentDesk,
  serveContentDesk,
  story,
} from '../../../../../test/support/browser/content-desk-service';
import { serveCsrf } from '../../../../../test/support/browser/csrf-service';
import { alex, apiUrl, refuse, renderSignedIn } from '../../../../../test/support/browser/render-account';
import { clearToasts } from '../../../../../test/support/browser/toasts';
import { selectKeptDraft } from '../content-drafts-slice';

const network = startApiServer();
serveCsrf(network);
clearToasts();
beforeEach(() => localStorage.clear());

const field = (label: string) => screen.getByRole('textbox', { name: label });
const press = (name: string) => screen.getByRole('button', { name });

/** Opens a story, and returns what another editor may do to it. */
const open = async (changes: Parameters<typeof story>[0] = {}) => {
  const mine = story({ id: 'the-story', title: 'Old title', body: 'Old text', ...changes });
  const service = serveContentDesk(network, [mine]);
  const view = await openContentDesk('?tab=news&id=the-story');
  await screen.findByRole('textbox', { name: 'Title' });
  const write = async (label: string, text: string) => {
    await view.user.clear(field(label));
    await view.user.type(field(label), text);
  };
  return {
    ...view,
    service,
    write,
    meanwhile: (theirs: Parameters<typeof story>[0]) => {
      service.stories = [{ ...mine, version: 2, updatedAt: '2025-05-26T12:00:00.000Z', ...theirs }];
    },
  };
};

describe('two editors at once', () => {
  const collide = async () => {
    const editor = await open();
    editor.meanwhile({ title: 'Their title', tag: 'Theirs' });
    await editor.write('Title', 'My title');
    await editor.user.click(press('Save'));
    const conflict = await screen.findByRole('region', { name: texts.kinds.news.changed });
    return { ...editor, conflict: within(conflict) };
  };

  it('are shown where they differ, and nowhere else', async () => {
    const { conflict } = await collide();
    expect(screen.getByRole('heading', { name: texts.kinds.news.changed })).toHaveFocus();
    expect(conflict.getByText(/^Their version was saved May 26, 2025/)).toBeVisible();
    const differences = within(conflict.getByRole('group', { name: texts.conflict.differences }));
    expect(differences.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Tag',
    ]);
    const textsOf = (name: string) =>
      differences.getAllByRole('group', { name }).map(({ textContent }) => textContent);
    expect(textsOf('Yours')).toEqual(['YoursMy title', 'YoursUpdate']);
    expect(textsOf('Theirs')).toEqual(['TheirsTheir title', 'TheirsTheirs']);
  });

  it('can keep the own version, over the other one', async () => {
    const { user, service } = await collide();
    await user.click(press(texts.conflict.keepMine));
    await waitFor(() =>
      expect(service.stories[0]).toMatchObject({ title: 'My title', tag: 'Update', version: 3 }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: texts.conflict.keepMine })).toBeNull());
    expect(field('Title')).toHaveValue('My title');
  });

  it('can take the other version, and get the own one back', async () => {
    const { user, service } = await collide();
    await user.click(press(texts.conflict.takeTheirs));
    await waitFor(() => expect(field('Title')).toHaveValue('Their title'));
    expect(service.stories[0]).toMatchObject({ title: 'Their title', version: 2 });
    await user.click(press(texts.conflict.aside.back));
    expect(field('Title')).toHaveValue('My title');
    await user.click(press('Save'));
    await waitFor(() => expect(service.stories[0]).toMatchObject({ title: 'My title', version: 3 }));
  });

  it('lose nothing when one of them has deleted it', async () => {
    const { user, service, write } = await open();
    service.stories = [];
    await write('Title', 'My title');
    await user.click(press('Save'));
    expect(await screen.findByText(texts.kinds.news.deleted)).toHaveFocus();
    await user.click(press(texts.deletedMeanwhile.action));
    await waitFor(() => expect(service.stories).toHaveLength(1));
    expect(service.stories[0]).toMatchObject({ title: 'My title', body: 'Old text' });
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: texts.deletedMeanwhile.action })).toBeNull(),
    );
  });
});

describe('what the server refuses', () => {
  it('is said at its field', async () => {
    const { user } = await open();
    network.use(
      http.put(apiUrl(PATHS.story), () =>
        refuse('conflict', { fields: { slug: contentRefusals.addressTaken.field } }),
      ),
    );
    await user.click(press('Save'));
    await waitFor(() => expect(screen.getByLabelText(/^Address/)).toHaveFocus());
    expect(screen.getByText(contentRefusals.addressTaken.field)).toBeVisible();
  });

  it('stays in the form while the database is away, and can be sent again as it was to be', async () => {
    const { user, service, write } = await open({ publishedAt: null });
    network.use(http.put(apiUrl(PATHS.story), () => refuse('unavailable'), { once: true }));
    await write('Title', 'New title');
    await user.click(press('Publish'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('not available at the moment');
    expect(alert).toHaveTextContent('What you typed is still here');
    expect(field('Title')).toHaveValue('New title');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(service.stories[0]).toMatchObject({ title: 'New title' }));
    expect(service.stories[0]?.publishedAt).not.toBeNull();
  });
});

it('keeps what is typed while it is being saved', async () => {
  const { user, service, write } = await open();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  network.use(http.put(apiUrl(PATHS.story), async () => void (await held), { once: true }));
  await write('Title', 'First');
  await user.click(press('Save'));
  await waitFor(() => expect(press('Save')).toHaveAttribute('aria-busy', 'true'));
  await user.type(field('Title'), ' and second');
  answer();
  await waitFor(() => expect(service.stories[0]).toMatchObject({ title: 'First' }));
  await waitFor(() => expect(press('Save')).not.toHaveAttribute('aria-busy'));
  expect(field('Title')).toHaveValue('First and second');
});

describe('a draft', () => {
  const leaveTab = () => fireEvent(window, new Event('pagehide'));

  it('is offered again after a reload, and goes on where it was', async () => {
    const { write, unmount, service } = await open();
    await write('Title', 'Half a ti');
    leaveTab();
    unmount();
    const { user } = await openContentDesk('?tab=news&id=the-story');
    expect(await screen.findByText(texts.kinds.news.draft)).toBeVisible();
    await user.click(press(texts.draft.continue));
    expect(field('Title')).toHaveValue('Half a ti');
    await user.click(press('Save'));
    await waitFor(() => expect(service.stories[0]).toMatchObject({ title: 'Half a ti' }));
    await waitFor(() => expect(localStorage.getItem('persist:contentDrafts')).not.toContain('Half'));
  });

  it('can be thrown away, after a question', async () => {
    const { write, unmount } = await open();
    await write('Title', 'Half a ti');
    leaveTab();
    unmount();
    const { user } = await openContentDesk('?tab=news&id=the-story');
    await user.click(await screen.findByRole('button', { name: texts.draft.discard.confirmLabel }));
    await user.click(
      within(screen.getByRole('dialog')).getByRole('button', { name: texts.draft.discard.confirmLabel }),
    );
    expect(field('Title')).toHaveValue('Old title');
    leaveTab();
    expect(localStorage.getItem('persist:contentDrafts')).not.toContain('Half');
  });

  it('is held against what somebody has saved meanwhile', async () => {
    const { write, unmount, meanwhile } = await open();
    await write('Title', 'Mine');
    leaveTab();
    unmount();
    meanwhile({ title: 'Theirs' });
    const { user } = await openContentDesk('?tab=news&id=the-story');
    await user.click(await screen.findByRole('button', { name: texts.draft.continue }));
    await user.click(press('Save'));
    expect(await screen.findByText(texts.kinds.news.changed)).toBeVisible();
  });

  it('ends when its editor signs out', async () => {
    const { write, unmount, store } = await open();
    await write('Title', 'Secret');
    act(() => store.dispatch(endDrafts()));
    unmount();
    expect(selectKeptDraft(store.getState(), 'news/the-story')).toBeUndefined();
  });

  it('of a new story is not offered for the one that it became', async () => {
    const service = serveContentDesk(network);
    const { user } = await openContentDesk('?tab=news&new=1');
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Fresh');
    await user.click(press('Save'));
    await waitFor(() => expect(service.stories).toHaveLength(1));
    await user.click(await screen.findByRole('link', { name: texts.backToList }));
    await user.click(await screen.findByRole('button', { name: texts.kinds.news.create }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('');
  });
});

describe('leaving', () => {
  it('asks first while something is unsaved, whichever link or tab it is', async () => {
    const { user, write } = await open();
    await write('Title', 'Unsaved');
    await user.click(screen.getByRole('tab', { name: 'Events' }));
    const question = await screen.findByRole('dialog', { name: texts.leaving.title });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(field('Title')).toHaveValue('Unsaved');
    await user.click(screen.getByRole('link', { name: texts.backToList }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('button', { name: texts.kinds.news.create })).toBeVisible();
  });

  it('asks nothing once all is saved', async () => {
    const { user, write, service } = await open();
    await write('Title', 'Saved');
    await user.click(press('Save'));
    await waitFor(() => expect(service.stories[0]).toMatchObject({ title: 'Saved' }));
    await waitFor(() => expect(press('Save')).not.toHaveAttribute('aria-busy'));
    await user.click(screen.getByRole('link', { name: texts.backToList }));
    expect(await screen.findByRole('button', { name: texts.kinds.news.create })).toBeVisible();
  });

  it('is final, even if what was being saved is saved only afterwards', async () => {
    const service = serveContentDesk(network);
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    network.use(http.post(apiUrl(PATHS.news), async () => void (await held), { once: true }));
    const Page = () => {
      const { pathname } = useLocation();
      return (
        <>
          <output>{pathname}</output>
          <Link to="/rules">Rules</Link>
          {pathname === '/admin/content' && <ContentDesk />}
        </>
      );
    };
    const { user } = await renderSignedIn(<Page />, alex, '/admin/content?tab=news&new=1');
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Fresh');
    await user.click(press('Save'));
    await user.click(screen.getByRole('link', { name: 'Rules' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
    expect(await screen.findByText('/rules')).toBeVisible();
    release(undefined);
    await waitFor(() => expect(service.stories).toHaveLength(1));
    expect(await screen.findByText(texts.kinds.news.saved)).toBeVisible();
    expect(screen.getByText('/rules')).toBeVisible();
  });

  it('has the browser ask before the page is closed', async () => {
    const { write } = await open();
    const isAsked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(isAsked()).toBe(false);
    await write('Title', 'Unsaved');
    expect(isAsked()).toBe(true);
  });

  it('asks nobody when a redirect takes the place of the editor, as when a session ends', async () => {
    serveContentDesk(network, [story({ id: 'the-story' })]);
    const Page = () => {
      const [isThere, setThere] = useState(true);
      return (
        <>
          <output>{useLocation().pathname}</output>
          <button onClick={() => setThere(false)}>End</button>
          {isThere ? <ContentDesk /> : <Navigate to="/login" />}
        </>
      );
    };
    const { user } = await renderSignedIn(<Page />, alex, '/admin/content?tab=news&id=the-story');
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
    await user.click(press('End'));
    expect(await screen.findByText('/login')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
