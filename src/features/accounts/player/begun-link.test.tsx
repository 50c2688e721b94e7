import { act, screen, waitFor } from '@testing-library/react';
import { playerLink } from '#messages/player-link';
import { PLAYER_LINK_MS } from '@/contract/votes';
import { endDrafts } from '@/store/drafts';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { pass, withFakeClock } from '../../../../test/support/browser/fake-timers';
import { codeField, LINK, nameField, playerCard } from '../../../../test/support/browser/player-card';
import { alex, serveMe, steve } from '../../../../test/support/browser/render-account';
import { authApi } from '../auth-api';

const network = startApiServer();
const { start, waiting, ended, linked } = playerLink;
const { serve, open, begin } = playerCard(network);
beforeEach(() => {
  localStorage.clear();
  serve();
});

describe('what was begun', () => {
  const reload = async (user = steve) => {
    await waitFor(() => expect(localStorage.getItem('persist:playerLink')).toContain(LINK.id));
    const kept = localStorage.getItem('persist:playerLink');
    document.body.innerHTML = '';
    const view = await open(user);
    expect(localStorage.getItem('persist:playerLink')).toBe(kept);
    return view;
  };

  it('is there after the page was loaded again, and leaves the focus where it is', async () => {
    (await begin()).unmount();
    const { user } = await reload();
    expect(await screen.findByRole('heading', { name: waiting.title('Alex') })).not.toHaveFocus();
    await user.type(await codeField(), `${LINK.code}{Enter}`);
    expect(await screen.findByText(linked.text)).toBeVisible();
  });

  it('is nothing to another account of the same browser', async () => {
    (await begin()).unmount();
    await reload(alex);
    expect(await nameField()).toHaveValue('');
  });

  it('ends with the drafts when somebody signs out', async () => {
    const { store } = await begin();
    act(() => store.dispatch(endDrafts()));
    expect(await nameField()).toBeVisible();
    expect(localStorage.getItem('persist:playerLink')).not.toContain(LINK.id);
  });

  it('ends when the account turns out to be linked by another device', async () => {
    const { store } = await begin();
    serveMe(network, { ...steve, player: 'Alex' });
    await act(() => store.dispatch(authApi.endpoints.getMe.initiate(undefined, { forceRefetch: true })));
    expect(await screen.findByText(linked.text)).toBeVisible();
    expect(store.getState().playerLink?.draft).toBeNull();
  });

  it('is not believed when somebody has written something else there', async () => {
    localStorage.setItem(
      'persist:playerLink',
      JSON.stringify({ draft: '{"id":7}', _persist: '{"version":1,"rehydrated":true}' }),
    );
    await open();
    expect(await nameField()).toBeVisible();
  });
});

describe('with a clock of its own', () => {
  withFakeClock();
  /** Opens the card with a link that was begun just now. */
  const openBegun = () => {
    const draft = { id: LINK.id, account: steve.id, player: 'Alex', savedAt: Date.now() };
    localStorage.setItem(
      'persist:playerLink',
      JSON.stringify({ draft: JSON.stringify(draft), _persist: '{"version":1,"rehydrated":true}' }),
    );
    return open();
  };

  it('the time that is left counts down by the second', async () => {
    await openBegun();
    const meter = screen.getByRole('meter', { name: waiting.timeLabel });
    expect(meter).toHaveAttribute('aria-valuetext', '15:00');
    // The page's clock ticks at full seconds of the day.
    await pass(62_000);
    expect(meter.getAttribute('aria-valuetext')).toMatch(/^13:5[89]$/);
  });

  it('the code expires after a quarter of an hour, and another one can be asked for', async () => {
    await openBegun();
    await pass(PLAYER_LINK_MS - 2_000);
    expect(screen.getByLabelText(waiting.codeLabel)).toBeVisible();
    await pass(3_000);
    expect(screen.getByText(ended.expired.title)).toBeVisible();
    expect(screen.getByRole('link', { name: playerLink.supportLabel })).toBeVisible();
    expect(screen.getByRole('button', { name: ended.againLabel('Alex') })).toBeVisible();
  });

  it('an hour later nothing is said of it any more', async () => {
    await openBegun();
    await pass(4 * PLAYER_LINK_MS + 120_000);
    expect(screen.queryByText(ended.expired.title)).not.toBeInTheDocument();
    expect(screen.getByLabelText(start.nameLabel)).toHaveValue('');
  });
});
