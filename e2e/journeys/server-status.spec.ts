import { serverCardTexts, emptyPlayersTexts, onlinePlayersTexts, serverInfo } from '#messages/server-info';
import { pages } from '#network/pages';
import { subtitle } from '#network/subtitles/serverInfo';
import { STATUS_REFRESH_MS } from '@/contract/status';
import { avatarOf } from '@/lib/avatar';
import { perServer } from '@/lib/servers';
import { offlineServer, statusResponse } from '../../test/support/fixtures/status-responses';
import {
  OTHER_SERVER,
  ENTRANCE_SERVER,
  SERVER_IDS,
  servers,
} from '../../test/support/fixtures/tracked-servers';
import { expectNoFindings } from '../support/axe';
import { openDialog } from '../support/elements';
import { nextStatus } from '../support/next-status';
import { players } from '../support/players';
import { expectLines } from '../support/problems';
import { expect, test } from '../support/test';
import { expectToast } from '../support/toasts';

/** Long enough to expire every snapshot of earlier journeys. */
const HOUR_MS = 3_600_000;
const ALL = String(SERVER_IDS.length);

test.beforeEach(async ({ site, page }) => {
  for (const server of Object.values(site.servers)) server.setPlayers(players(0));
  site.servers[ENTRANCE_SERVER].setPlayers(players(40, 'Guest'));
  site.servers[OTHER_SERVER].setPlayers(players(12, 'Fighter'));
  await site.advance(HOUR_MS);
  await page.clock.install();
});

test('shows the players of real servers with their avatars', async ({ page, statusPage, frame }) => {
  await statusPage.open();

  await expect(frame.heading).toHaveText(pages.serverInfo.title);
  await expect(page.getByText(subtitle)).toBeVisible();
  await expect(statusPage.overview).toContainText('LIVE');
  await expect(statusPage.overview).toContainText('52/53');
  await expect(statusPage.overview).toContainText(`${ALL}/${ALL}`);
  await expect(statusPage.overview).toContainText('All systems operational');
  await expect(statusPage.overview).toContainText('50');
  await expect(statusPage.status).toHaveText(['Online']);

  await expect(statusPage.card(ENTRANCE_SERVER)).toContainText('ONLINE');
  await expect(statusPage.card(ENTRANCE_SERVER)).toContainText('40/41');
  await expect(statusPage.card(OTHER_SERVER)).toContainText('12/13');
  await expect(statusPage.card(OTHER_SERVER).getByRole('meter', { name: 'Server Health' })).toHaveAttribute(
    'aria-valuenow',
    '20',
  );
  // Pings do not measure ticks.
  await expect(statusPage.card(OTHER_SERVER).getByText('assumed')).toHaveCount(2);

  await expect(statusPage.tiles(ENTRANCE_SERVER)).toHaveCount(12);
  await expect(statusPage.tiles(ENTRANCE_SERVER).last()).toHaveText('+29 more');
  await expect(statusPage.tiles(OTHER_SERVER)).toHaveCount(12);
  await expect(statusPage.tiles(OTHER_SERVER).last()).toHaveText('+1 more');
  await expect(statusPage.tiles(OTHER_SERVER).first()).toContainText('Fighter01');
  await expect(statusPage.tiles(OTHER_SERVER).first()).toContainText('Player');
  const avatar = statusPage.tiles(OTHER_SERVER).first().locator('img');
  await expect(avatar).toHaveAttribute('src', avatarOf.head('Fighter01', 40));
});

test('all names of a server are behind +N more, in two columns of tiles on a phone', async ({
  page,
  statusPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await statusPage.open();
  const tiles = statusPage.tiles(ENTRANCE_SERVER);
  const [left, right, below] = await Promise.all([0, 1, 2].map((index) => tiles.nth(index).boundingBox()));
  expect(right?.y).toBe(left?.y);
  expect(below?.x).toBe(left?.x);

  // The game shows a dozen of its players.
  await tiles.getByRole('button', { name: onlinePlayersTexts.more('29') }).click();
  const dialog = openDialog(page);
  await expect(dialog.getByRole('listitem')).toHaveCount(12);
  await dialog.getByRole('searchbox', { name: onlinePlayersTexts.search }).fill('guest0');
  await expect(dialog.getByRole('listitem').first()).toContainText('Guest01');
  await expect(dialog.getByRole('listitem')).toHaveCount(9);
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(tiles.getByRole('button', { name: onlinePlayersTexts.more('29') })).toBeFocused();
});

test('a server dies and returns while the page is open', async ({ site, page, statusPage }) => {
  await statusPage.open();
  const other = statusPage.card(OTHER_SERVER);
  await expect(other).toContainText('12/13');

  await site.servers[OTHER_SERVER].close();
  await nextStatus({ site, page }, (timeout) =>
    expect(other).toContainText(/No answer since \d\d:\d\d/, { timeout }),
  );
  await expect(other).toContainText('12/13');
  await expect(statusPage.overview).toContainText(`1 of ${ALL} servers not answering`);
  await expect(statusPage.overview).toContainText(`${String(SERVER_IDS.length - 1)}/${ALL}`);
  await expect(statusPage.overview).not.toContainText('All systems operational');
  await expect(statusPage.status).toHaveText(['Partly down', `1 of ${ALL} servers not answering`]);
  await expect(statusPage.card(ENTRANCE_SERVER)).not.toContainText(serverCardTexts.noAnswerSince);

  await site.restart(OTHER_SERVER);
  site.servers[OTHER_SERVER].setPlayers(players(3, 'Returned'));
  await nextStatus({ site, page }, (timeout) => expect(other).toContainText('3/4', { timeout }));
  await expect(other).not.toContainText(serverCardTexts.noAnswerSince);
  await expect(statusPage.overview).toContainText('All systems operational');
  await expect(statusPage.status).toHaveText(['Online']);
  await expect(statusPage.tiles(OTHER_SERVER)).toHaveCount(3);
});

test('says so when nobody is online', async ({ site, statusPage }) => {
  for (const server of Object.values(site.servers)) server.setPlayers(players(0));
  await statusPage.open();
  await expect(statusPage.players).toContainText('No players are currently online.');
  await expect(statusPage.overview).toContainText('0/1');
  await expect(statusPage.overview).toContainText(`${ALL}/${ALL}`);
});

test('claims nothing of the network while no server answers', async ({ page, statusPage }) => {
  const off = offlineServer();
  const answer = statusResponse(perServer(() => off));
  await page.route('**/api/status', (route) => route.fulfill({ json: answer }));
  await statusPage.open();
  await expect(statusPage.overview).toContainText(`Offline${ALL} of ${ALL} servers not answering`);
  await expect(statusPage.overview).toContainText(`0/${ALL}`);
  await expect(statusPage.status).toHaveText(['Offline', `${ALL} of ${ALL} servers not answering`]);
  await expect(statusPage.players).toContainText(emptyPlayersTexts.unknown);

  await page.unroute('**/api/status');
  await statusPage.askAgain.click();
  await expect(statusPage.overview).toContainText('All systems operational');
  await expect(statusPage.tiles(OTHER_SERVER)).toHaveCount(12);
});

test('texts among the players that are no names are left out', async ({ site, statusPage }) => {
  const names = ['<img src=x>', '"><b>bold', 'Vote at play.example.org!', 'Steve'];
  site.servers[ENTRANCE_SERVER].setPlayers({ online: 2, max: 50, names });
  await statusPage.open();
  await expect(statusPage.tiles(ENTRANCE_SERVER)).toHaveText(['StevePlayer']);
  await expect(statusPage.group(ENTRANCE_SERVER).locator('b')).toHaveCount(0);
});

test('shows and logs that the functions are down, offers to retry, and recovers by itself', async ({
  page,
  statusPage,
  problems,
}) => {
  await page.route('**/api/status', (route) => route.abort());
  await statusPage.open();
  await expect(statusPage.retry).toBeVisible();
  await expectToast(page, serverInfo.failure);
  for (const id of SERVER_IDS) {
    await expect(statusPage.card(id)).toContainText(serverCardTexts.unknown);
    await expect(statusPage.card(id)).not.toContainText(servers[id].offlineLabel);
  }
  await expect(statusPage.status).toHaveText(['Unknown', serverCardTexts.noAnswer]);
  await expect(statusPage.players).toContainText(emptyPlayersTexts.unknown);

  const failed = page.waitForEvent('requestfailed');
  await statusPage.retry.click();
  await failed;
  // The next half minute starts at the end of this attempt.
  await expect(statusPage.retry).not.toHaveAttribute('aria-busy');
  await expect(statusPage.retry).toBeVisible();

  await page.unroute('**/api/status');
  await page.clock.runFor(STATUS_REFRESH_MS);
  await expect(statusPage.overview).toContainText('52/53');
  await expect(statusPage.retry).toBeHidden();
  // A single line, however many polls failed.
  await expectLines(problems, ['The server status could not be fetched: FETCH_ERROR']);
});

test('an outage while the page is open leaves the last figures on it', async ({
  page,
  statusPage,
  problems,
}) => {
  await statusPage.open();
  await expect(statusPage.overview).toContainText('52/53');
  await page.route('**/api/status', (route) => route.fulfill({ status: 500, body: 'not json' }));
  await page.clock.runFor(STATUS_REFRESH_MS);
  await expectToast(page, serverInfo.failure);
  await expect(statusPage.overview).toContainText('52/53');
  await expectLines(problems, ['The server status could not be fetched: status 500']);
  await expect(statusPage.overview).toContainText('DELAYED');
  await expect(statusPage.overview).toContainText(/Unknown\s*Last answer at \d\d:\d\d/);
  await expect(statusPage.overview).not.toContainText('All systems operational');
});
