import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { ADMIN_PATHS } from '@/contract/admin-paths';
import { DESK_PATHS } from '@/contract/pages';
import { API_PATHS } from '@/contract/paths';
import type { Role } from '@/contract/users';
import { formatMoment } from '@/lib/format-date';
import { outsideServices, serviceWords } from '@/messages/en/service-failures';
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
    http.get(apiUrl(ADMIN_PATHS.overview), () => refuse('unavailable')),
    http.get(apiUrl(ADMIN_PATHS.services), () => refuse('unavailable')),
    http.get(apiUrl(ADMIN_PATHS.usage), () => refuse('unavailable')),
    http.get(apiUrl(API_PATHS.health), () => refuse('unavailable')),
  ),
);

it('counts the players and the servers that are online', async () => {
  serveStatus(network, statusResponse({ [OTHER_SERVER]: onlineServer(4) }));
  await renderSignedIn(<Overview role="admin" />, alex);
  expect(await tile('Players online').findByText('4')).toBeInTheDocument();
  expect(
    tile('Servers online').getByText(`${String(SERVER_IDS.length)}/${String(SERVER_IDS.length)}`),
  ).toBeInTheDocument();
});

it('says that both are unknown when nothing could be fetched', async () => {
  serveStatus(network, 'down');
  await renderSignedIn(<Overview role="admin" />, alex);
  expect(await tile('Players online').findByText('Unknown')).toBeInTheDocument();
  expect(tile('Servers online').getByText('Unknown')).toBeInTheDocument();
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
    network.use(http.get(apiUrl(ADMIN_PATHS.services), () => Response.json({ failures })));
    await lines('reviewer');
    const when = formatMoment(at);
    expect(await screen.findByText(serviceWords.last(when, 'status 404'))).toBeVisible();
    expect(screen.getByText(/no answer in time$/)).toBeVisible();
    expect(screen.getAllByText(serviceWords.none)).toHaveLength(outsideServices().length - 2);
  });

  it('say what to do when nothing is known of them', async () => {
    await lines('admin');
    expect(await screen.findByText(serviceWords.failureTitle)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeEnabled();
  });

  it('are not for editors', async () => {
    await lines('editor');
    expect(screen.queryByText(serviceWords.title)).not.toBeInTheDocument();
  });
});

describe('the ways to the desks', () => {
  const desksOf = async (role: Role) => {
    serveStatus(network, 'down');
    await renderSignedIn(<Overview role={role} />, { ...alex, role });
    return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  };

  it('are all of them for an admin', async () => {
    expect(await desksOf('admin')).toEqual(Object.values(DESK_PATHS));
  });

  it('are those of the subjects that there are, and so are the counts', async () => {
    aNetwork({ applications: undefined, leaderboards: undefined, support: undefined, voting: undefined });
    const { adminUsers, adminContent, adminBackups, adminAudit } = DESK_PATHS;
    expect(await desksOf('admin')).toEqual([adminUsers, adminContent, adminBackups, adminAudit]);
    expect(screen.getByText('Accounts')).toBeVisible();
    for (const gone of ['Open applications', 'Messages', 'Webhook'])
      expect(screen.queryByText(gone)).not.toBeInTheDocument();
  });

  it('lead a reviewer to applications and messages', async () => {
    expect(await desksOf('reviewer')).toEqual([DESK_PATHS.adminApplications, DESK_PATHS.adminMessages]);
  });

  it('lead an editor to the content, who gets no counts', async () => {
    expect(await desksOf('editor')).toEqual([DESK_PATHS.adminContent]);
    expect(screen.queryByText('Accounts')).not.toBeInTheDocument();
    expect(screen.getByText('Players online')).toBeVisible();
  });
});
