import { screen, waitFor, within } from '@testing-library/react';
import { connectDialog as texts, copyIp } from '#messages/connect';
import { homeTexts } from '#messages/home';
import { promises } from '#network/connect';
import { identity } from '#network/identity';
import { formatTimeWithSeconds } from '@/lib/format-time';
import { serveStatus, startApiServer } from '../../../../test/support/browser/api-server';
import { hearConsole } from '../../../../test/support/browser/console-lines';
import { HALF_A_MINUTE, pass, withFakeClock } from '../../../../test/support/browser/fake-timers';
import { renderWithProviders } from '../../../../test/support/browser/render';
import {
  offlineServer,
  onlineServer,
  statusResponse,
  TEST_TIME,
} from '../../../../test/support/fixtures/status-responses';
import { ENTRANCE_SERVER, OTHER_SERVER, servers } from '../../../../test/support/fixtures/tracked-servers';
import { StartJourney } from './start-journey';

const network = startApiServer();
withFakeClock();
const lines = hearConsole();

const openDialog = async () => {
  const view = renderWithProviders(<StartJourney />, { advanceTimers: jest.advanceTimersByTime });
  const button = screen.getByRole('button', { name: homeTexts.startLabel });
  await view.user.click(button);
  const dialog = await screen.findByRole('dialog');
  return { ...view, button, dialog: within(dialog) };
};
const figure = (dialog: ReturnType<typeof within>, label: string) =>
  dialog.getByText(label).nextElementSibling;

describe('the connect dialog', () => {
  it('asks nothing of the network until it is opened', () => {
    const service = serveStatus(network, statusResponse());
    renderWithProviders(<StartJourney />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(service.calls).toBe(0);
  });

  it('shows the entrance online and the players of the whole network at once, and again every 30 seconds', async () => {
    const service = serveStatus(
      network,
      statusResponse({
        [ENTRANCE_SERVER]: onlineServer(4, { latencyMs: 31 }),
        [OTHER_SERVER]: onlineServer(8),
      }),
    );
    const { dialog } = await openDialog();
    expect(await dialog.findByText(texts.online)).toBeInTheDocument();
    expect(figure(dialog, texts.playersLabel)).toHaveTextContent(/^12$/);
    expect(dialog.getByText(texts.latency('31'), { exact: false })).toBeInTheDocument();
    service.response = statusResponse({ [ENTRANCE_SERVER]: onlineServer(5, { latencyMs: 32 }) });
    await pass(HALF_A_MINUTE);
    await waitFor(() => expect(figure(dialog, texts.playersLabel)).toHaveTextContent(/^5$/));
    expect(dialog.getByText(texts.latency('32'), { exact: false })).toBeInTheDocument();
    expect(service.calls).toBe(2);
  });

  it('times a second, identical call when the entrance was not pinged', async () => {
    const service = serveStatus(
      network,
      statusResponse({ [ENTRANCE_SERVER]: onlineServer(4, { latencyMs: null, source: 'lookup' }) }),
    );
    const { dialog } = await openDialog();
    expect(await dialog.findByText(/\d ms$/)).toBeInTheDocument();
    expect(service.calls).toBe(2);
  });

  it.each([
    [
      'Unknown and a dash',
      'the functions are down',
      'down' as const,
      [texts.unknown, texts.offline],
      /^–Unknown$/,
      { error: ['The server status could not be fetched: status 503'], warn: [] },
    ],
    [
      'Offline and the players of the others',
      'the entrance is offline',
      statusResponse({ [ENTRANCE_SERVER]: offlineServer(), [OTHER_SERVER]: onlineServer(3) }),
      [texts.offline, texts.unknown],
      /^3$/,
      { error: [], warn: [`No source could poll the server ${ENTRANCE_SERVER}, so it is shown as offline`] },
    ],
  ])(
    'shows %s without a latency, and logs it, when %s',
    async (_, __, response, [shown, never], players, logged) => {
      const service = serveStatus(network, statusResponse({ [ENTRANCE_SERVER]: onlineServer(4) }));
      const { dialog } = await openDialog();
      await dialog.findByText(texts.online);
      service.response = response;
      await pass(HALF_A_MINUTE);
      await waitFor(() =>
        expect(figure(dialog, servers[ENTRANCE_SERVER].group)).toHaveTextContent(shown ?? ''),
      );
      expect(figure(dialog, servers[ENTRANCE_SERVER].group)).not.toHaveTextContent(never ?? '');
      expect(figure(dialog, texts.playersLabel)).toHaveTextContent(players);
      expect(dialog.queryByText(/\d ms/)).not.toBeInTheDocument();
      expect(lines).toEqual(logged);
    },
  );

  it('says when the entrance was asked, and when it could not be that it may well be up', async () => {
    const service = serveStatus(network, statusResponse());
    const { dialog } = await openDialog();
    expect(await dialog.findByText(/^Checked at/)).toHaveTextContent(
      `Checked at ${formatTimeWithSeconds(TEST_TIME)}`,
    );
    service.response = 'down';
    await pass(HALF_A_MINUTE);
    expect(await dialog.findByText(texts.unchecked)).toBeInTheDocument();
    expect(dialog.queryByText(/^Checked at/)).not.toBeInTheDocument();
  });

  it('stops asking when it is closed', async () => {
    const service = serveStatus(network, statusResponse());
    const { user, dialog } = await openDialog();
    await dialog.findByText(texts.online);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await pass(3 * HALF_A_MINUTE);
    expect(service.calls).toBe(1);
  });

  it('leads through its steps and names the features', async () => {
    serveStatus(network, statusResponse());
    const { dialog } = await openDialog();
    for (const { title, text } of texts.steps) {
      expect(dialog.getByText(title)).toBeInTheDocument();
      expect(dialog.getByText(text)).toBeInTheDocument();
    }
    expect(dialog.getByText(identity.address)).toBeInTheDocument();
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      promises.map(({ label }) => label),
    );
  });

  it('copies the address, shows Copied! for 3 seconds and a toast with a description', async () => {
    serveStatus(network, statusResponse());
    const { user, dialog } = await openDialog();
    const copy = dialog.getByRole('button', { name: copyIp.label });
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(copy);
    expect(written).toHaveBeenCalledWith(identity.address);
    await pass(0);
    expect(copy.textContent).toBe(copyIp.copiedLabel);
    expect(await screen.findByText(copyIp.success.title)).toBeInTheDocument();
    expect(screen.getByText(copyIp.success.text)).toBeInTheDocument();
    await pass(2900);
    expect(copy.textContent).toBe(copyIp.copiedLabel);
    await pass(100);
    expect(copy.textContent).toBe(copyIp.label);
  });

  it('opens with the focus on Copy, and selects the address where copying is refused', async () => {
    serveStatus(network, statusResponse());
    const { user, dialog } = await openDialog();
    expect(dialog.getByRole('button', { name: copyIp.label })).toHaveFocus();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText(copyIp.failure.text(identity.address))).toBeInTheDocument();
    expect(getSelection()?.toString()).toBe(identity.address);
  });

  it('closes on Escape and gives the focus back', async () => {
    serveStatus(network, statusResponse());
    const { user, button } = await openDialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('opens again after it was closed', async () => {
    serveStatus(network, statusResponse());
    const { user, button, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(button);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});
