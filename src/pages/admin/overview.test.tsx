import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { admin } from '#messages/admin';
import { serverCardTexts } from '#messages/server-info';
import { outsideServices, serviceTexts } from '#messages/service-failures';
import { pages } from '#network/pages';
import { servers } from '#network/servers';
import { DESKS } from '@/contract/desks';
import { SERVICES_PATH } from '@/contract/health';
import { OVERVIEW_PATH } from '@/contract/overview';
import { API_PATHS } from '@/contract/paths';
import { USAGE_PATH } from '@/contract/usage';
import type { Role } from '@/contract/users';
import { formatMoment } from '@/lib/format-date';
import { serveStatus, startApiServer } from '../../../test/support/browser/api-server';
import { alex, apiUrl, refuse, renderSignedIn } from '../../../test/support/browser/render-account';
import { aNetwork } from '../../../test/support/fixtures/a-network';
import { onlineServer, statusResponse } from '../../../test/support/fixtures/status-responses';
import { OTHER_SERVER, SERVER_IDS } from '../../../test/support/fixtures/tracked-servers';
import { Overview } from './overview';

const network = startApiServer();

const tile = (label: string) => within(screen.getByText(label).parentElement ?? document.body);

beforeEach(() =>
  network.use(
    http.get(apiUrl(OVERVIEW_PATH), () => refuse('unavailable')),
    http.get(apiUrl(SERVICES_PATH), () => refuse('unavailable')),
    http.get(apiUrl(USAGE_PATH), () => refuse('unavailable')),
    http.get(apiUrl(API_PATHS.health), () => refuse('unavailable')),
  ),
);

it('counts the players and the servers that are online', async () => {
  serveStatus(network, statusResponse({ [OTHER_SERVER]: onlineServer(4) }));
  await renderSignedIn(<Overview role="admin" />, alex);
  expect(await tile(admin.playersOnline).findByText('4')).toBeInTheDocument();
  expect(
    tile(admin.serversOnline).getByText(`${String(SERVER_IDS.length)}/${String(SERVER_IDS.length)}`),
  ).toBeInTheDocument();
});

it('says that both are unknown when nothing could be fetched', async () => {
  serveStatus(network, 'down');
  await renderSignedIn(<Overview role="admin" />, alex);
  expect(await tile(admin.playersOnline).findByText('Unknown')).toBeInTheDocument();
  expect(tile(admin.serversOnline).getByText('Unknown')).toBeInTheDocument();
});

it('calls no server off when nothing could be fetched', async () => {
  serveStatus(network, 'down');
  await renderSignedIn(<Overview role="editor" />, alex);
  expect(await screen.findAllByText(serverCardTexts.unchecked)).toHaveLength(SERVER_IDS.length);
  for (const { offlineLabel } of servers) expect(screen.queryByText(offlineLabel)).not.toBeInTheDocument();
});

describe('outside services', () => {
  const lines = async (role: Role) => {
    serveStatus(network, 'down');
    await renderSignedIn(<Overview role={role} />, { ...alex, role });
  };

  it('each have their last failure with its reason, or none', async () => {
    const at = '2026-11-24T12:00:00.000Z';
    const failures = [
      { service: 'webhook', at, reason: 'status_404' },
      { service: 'mail', at, reason: 'no_answer' },
    ];
    network.use(http.get(apiUrl(SERVICES_PATH), () => Response.json({ failures })));
    await lines('reviewer');
    const when = formatMoment(at);
    expect(await screen.findByText(serviceTexts.last(when, 'status 404'))).toBeVisible();
    expect(screen.getByText(/no answer in time$/)).toBeVisible();
    expect(screen.getAllByText(serviceTexts.none)).toHaveLength(outsideServices().length - 2);
  });

  it('say what to do when nothing is known of them', async () => {
    await lines('admin');
    expect(await screen.findByText(serviceTexts.failureTitle)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  });

  it('are not for editors', async () => {
    await lines('editor');
    expect(screen.queryByText(serviceTexts.title)).not.toBeInTheDocument();
  });
});

describe('the figures', () => {
  const ways = async (role: Role) => {
    serveStatus(network, 'down');
    await renderSignedIn(<Overview role={role} />, { ...alex, role });
    return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  };
  const status = [pages.serverInfo.path, pages.serverInfo.path];

  it('lead an admin to the desks, filtered by what they count', async () => {
    expect(await ways('admin')).toEqual([
      '/admin/users',
      '/admin/users?role=admin',
      '/admin/applications?state=open',
      '/admin/messages',
      ...status,
    ]);
  });

  it('lead a reviewer to those for reviewers', async () => {
    expect(await ways('reviewer')).toEqual(['/admin/applications?state=open', '/admin/messages', ...status]);
    expect(screen.getByText(admin.counts.users)).toBeVisible();
  });

  it('are those of the subjects that there are', async () => {
    const subjects = Object.values(DESKS).flatMap(({ subject }) => subject ?? []);
    aNetwork(Object.fromEntries(subjects.map((subject) => [subject, undefined])));
    expect(await ways('admin')).toEqual(['/admin/users', '/admin/users?role=admin', ...status]);
    for (const gone of [admin.counts.openApplications, 'Messages', 'Webhook'])
      expect(screen.queryByText(gone)).not.toBeInTheDocument();
  });

  it('of accounts are not for editors', async () => {
    expect(await ways('editor')).toEqual(status);
    expect(screen.queryByText(admin.counts.users)).not.toBeInTheDocument();
    expect(screen.getByText(admin.playersOnline)).toBeVisible();
  });
});
