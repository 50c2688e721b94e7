import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { playerLink } from '#messages/player-link';
import { pages } from '#network/pages';
import { VOTE_PATHS } from '@/contract/votes';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { codeField, LINK, nameField, playerCard } from '../../../../test/support/browser/player-card';
import { apiUrl, refuse, steve } from '../../../../test/support/browser/render-account';
import { clearToasts } from '../../../../test/support/browser/toasts';
import { selectUser } from '../auth-slice';

const network = startApiServer();
clearToasts();
const { start, waiting, ended, linked } = playerLink;
const { asked, serve, open, begin } = playerCard(network);
beforeEach(() => {
  localStorage.clear();
  asked.length = 0;
  serve();
});

test('a name that no player can have is refused before anything is sent', async () => {
  const { user } = await open();
  await user.type(await nameField(), 'not a name{Enter}');
  expect(await screen.findByText('Enter a valid Minecraft name')).toBeVisible();
  expect(asked).toEqual([]);
});

test('a code is asked for, pasted from the chat, and links the account', async () => {
  const { user, store } = await begin();
  expect(screen.getByRole('heading', { name: waiting.title('Alex') })).toHaveFocus();
  const field = await codeField();
  expect(field).toHaveAttribute('autocomplete', 'off');
  await user.click(field);
  await user.paste(` ${LINK.code} `);
  await user.click(screen.getByRole('button', { name: waiting.submitLabel }));
  expect(await screen.findByText(waiting.linked('Alex'))).toBeVisible();
  expect(asked).toEqual([{ username: 'Alex' }, { id: LINK.id, code: LINK.code }]);
  expect(await screen.findByText('Alex')).toHaveFocus();
  expect(screen.getByRole('button', { name: linked.unlinkLabel })).toBeVisible();
  expect(selectUser(store.getState())?.player).toBe('Alex');
  await waitFor(() => expect(localStorage.getItem('persist:auth')).toContain('Alex'));
  await waitFor(() => expect(localStorage.getItem('persist:playerLink')).not.toContain(LINK.id));
});

test('a wrong code is told at the field, and another one can be tried', async () => {
  const { user } = await begin();
  await user.type(await codeField(), 'WRONG1{Enter}');
  expect(await screen.findByText(LINK.wrong)).toBeVisible();
  expect(screen.getByLabelText(waiting.codeLabel)).toHaveValue('WRONG1');
  expect(screen.getByLabelText(waiting.codeLabel)).toHaveFocus();
  await user.clear(await codeField());
  await user.type(await codeField(), `${LINK.code}{Enter}`);
  expect(await screen.findByText(linked.text)).toBeVisible();
  expect(asked).toHaveLength(3);
});

test('after too many wrong codes it is over, and another code can be asked for', async () => {
  network.use(
    http.post(apiUrl(VOTE_PATHS.playerConfirm), () => refuse('rate_limited', { retryAfter: 300 }), {
      once: true,
    }),
  );
  const { user } = await begin();
  await user.type(await codeField(), 'WRONG6{Enter}');
  const alert = await screen.findByText(ended.over.title);
  expect(alert.closest('[tabindex]')).toHaveFocus();
  expect(screen.queryByLabelText(waiting.codeLabel)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: ended.againLabel('Alex') }));
  expect(await codeField()).toHaveValue('');
  expect(asked).toEqual([{ username: 'Alex' }, { username: 'Alex' }]);
});

describe('a player who belongs to another account', () => {
  const taken = { username: playerLink.ended.taken.title };
  const help = () => screen.findByRole('link', { name: playerLink.supportLabel });

  it('is refused at the start, with what to do', async () => {
    network.use(
      http.post(apiUrl(VOTE_PATHS.player), () => refuse('conflict', { fields: taken }), { once: true }),
    );
    const { user } = await open();
    await user.type(await nameField(), 'Alex{Enter}');
    expect(await help()).toHaveAttribute('href', pages.support.path);
    expect(screen.getByLabelText(start.nameLabel)).toHaveAccessibleDescription(/belongs to another account/);
    await user.clear(await nameField());
    await user.type(await nameField(), 'Steve{Enter}');
    expect(await screen.findByRole('heading', { name: waiting.title('Steve') })).toBeVisible();
  });

  it('is refused at the end, too, when somebody else was faster', async () => {
    network.use(http.post(apiUrl(VOTE_PATHS.playerConfirm), () => refuse('conflict', { fields: taken })));
    const { user } = await begin();
    await user.type(await codeField(), `${LINK.code}{Enter}`);
    expect(await help()).toHaveAttribute('href', pages.support.path);
    await user.click(screen.getByRole('button', { name: ended.otherNameLabel }));
    expect(await nameField()).toHaveFocus();
    expect(await nameField()).toHaveValue('Alex');
  });
});

describe.each([
  ['no network', () => Response.error(), /could not reach the server/],
  ['an absent database', () => refuse('unavailable', { retryAfter: 30 }), /try again in 30 seconds/],
])('with %s nothing typed is lost', (_name, fail, message) => {
  it('at the start', async () => {
    network.use(http.post(apiUrl(VOTE_PATHS.player), fail, { once: true }));
    const { user } = await open();
    await user.type(await nameField(), 'Alex{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await nameField()).toHaveValue('Alex');
    await user.click(screen.getByRole('button', { name: start.submitLabel }));
    await codeField();
  });

  it('at the end', async () => {
    network.use(http.post(apiUrl(VOTE_PATHS.playerConfirm), fail, { once: true }));
    const { user } = await begin();
    await user.type(await codeField(), `${LINK.code}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(await codeField()).toHaveValue(LINK.code);
    await user.click(screen.getByRole('button', { name: waiting.submitLabel }));
    expect(await screen.findByText(linked.text)).toBeVisible();
  });
});

test('cancelling leads back to the name', async () => {
  const { user } = await begin();
  await user.click(screen.getByRole('button', { name: waiting.cancelLabel }));
  expect(await nameField()).toHaveValue('Alex');
  expect(await nameField()).toHaveFocus();
  await waitFor(() => expect(localStorage.getItem('persist:playerLink')).not.toContain(LINK.id));
});

describe('a player who is linked', () => {
  const ask = async () => {
    const { user } = await open({ ...steve, player: 'Alex' });
    await user.click(await screen.findByRole('button', { name: linked.unlinkLabel }));
    const dialog = within(screen.getByRole('dialog', { name: linked.question('Alex') }));
    expect(dialog.getByText(linked.consequences)).toBeVisible();
    return { user, confirm: dialog.getByRole('button', { name: linked.confirmLabel }) };
  };

  it('is unlinked after a question', async () => {
    network.use(http.delete(apiUrl(VOTE_PATHS.player), () => new Response(null, { status: 204 })));
    const { user, confirm } = await ask();
    await user.click(confirm);
    expect(await screen.findByText(linked.done('Alex'))).toBeVisible();
    expect(await nameField()).toHaveFocus();
    await waitFor(() => expect(localStorage.getItem('persist:auth')).not.toContain('Alex'));
  });

  it('stays when that fails, and the question says why', async () => {
    network.use(http.delete(apiUrl(VOTE_PATHS.player), () => refuse('unavailable', { retryAfter: 5 })));
    const { user, confirm } = await ask();
    await user.click(confirm);
    expect(await screen.findByRole('alert')).toHaveTextContent('try again in 5 seconds');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText(linked.text)).toBeVisible();
    expect(screen.getByRole('button', { name: linked.unlinkLabel })).toHaveFocus();
  });
});
