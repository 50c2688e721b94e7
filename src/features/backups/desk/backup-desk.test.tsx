import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { backupDesk as words } from '@/content/backup-desk';
import { ADMIN_PATHS } from '@/contract/admin-paths';
import type { Backup, BackupWorkResponse } from '@/contract/backups';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { alex, apiUrl, refuse, renderSignedIn } from '../../../../test/support/browser/render-account';
import { watchSavedFiles } from '../../../../test/support/browser/saved-files';
import { clearToasts } from '../../../../test/support/browser/toasts';
import BackupDesk from './backup-desk';

const network = startApiServer();
serveCsrf(network);
clearToasts();
const files = watchSavedFiles();
beforeEach(() => localStorage.clear());

const night: Backup = {
  id: '11111111-0000-4000-8000-000000000001',
  at: '2025-05-25T04:17:00.000Z',
  kind: 'night',
  bytes: 2_345_678,
  isLocked: true,
  counts: { accounts: 1, applications: 12, messages: 0 },
};

/** Lists these; answers each call that works with the next of the responses, and notes its path. */
const serve = (backups: Backup[], work: (BackupWorkResponse | Response)[] = []) => {
  const calls: string[] = [];
  const answer = ({ request }: { request: Request }) => {
    calls.push(new URL(request.url).pathname);
    const next = work.shift() ?? refuse('internal');
    return next instanceof Response ? next : Response.json(next);
  };
  network.use(
    http.get(apiUrl(ADMIN_PATHS.backups), () => Response.json({ backups })),
    http.post(apiUrl(ADMIN_PATHS.backups), answer),
    http.post(apiUrl(ADMIN_PATHS.backupRestore), answer),
  );
  return calls;
};
const open = () => renderSignedIn(<BackupDesk />, alex);
const line = async () => within(await screen.findByRole('listitem'));

it('lists backups with their moment, reason, size and content', async () => {
  serve([night]);
  await open();
  const shown = await line();
  expect(shown.getByText(/^May 25, 2025, \d\d:17$/)).toBeVisible();
  expect(shown.getByText(words.kinds.night.label)).toBeVisible();
  expect(shown.getByText(`2.3 MB, ${words.locked}`)).toBeVisible();
  expect(shown.getByText('1 account, 12 applications')).toBeVisible();
});

it('says what to do while there is none', async () => {
  serve([]);
  await open();
  expect(await screen.findByText(words.emptyText)).toBeVisible();
});

it('says when they could not be loaded, and tries again', async () => {
  network.use(http.get(apiUrl(ADMIN_PATHS.backups), () => refuse('unavailable')));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  serve([night]);
  await user.click(retry);
  expect(await line()).toBeTruthy();
});

it('makes one by as many calls as it takes, and lists it then', async () => {
  const backups: Backup[] = [];
  const calls = serve(backups, [
    { phase: 'saving', steps: 1, of: 2 },
    { phase: 'done', steps: 2, of: 2 },
  ]);
  const { user } = await open();
  await screen.findByText(words.empty);
  backups.push(night);
  await user.click(screen.getByRole('button', { name: words.make }));
  expect(await screen.findByText(words.made)).toBeVisible();
  expect(calls).toEqual(['/api/admin/backups', '/api/admin/backups']);
  expect(await line()).toBeTruthy();
});

describe('a restore', () => {
  const ask = async () => {
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: new RegExp(`^${words.restore}: `) }));
    return { ...view, dialog: within(screen.getByRole('dialog')) };
  };

  it('asks first and says what is lost', async () => {
    const calls = serve([night]);
    const { user, dialog } = await ask();
    expect(dialog.getByText(words.ask.text)).toBeVisible();
    expect(dialog.getByText(words.ask.undo)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('goes on call by call until it is done', async () => {
    const calls = serve(
      [night],
      [
        { phase: 'saving', steps: 1, of: 4 },
        { phase: 'restoring', steps: 2, of: 4 },
        { phase: 'done', steps: 4, of: 4 },
      ],
    );
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: words.ask.confirm }));
    expect(await screen.findByText(words.restored)).toBeVisible();
    expect(calls).toEqual(Array(3).fill(`/api/admin/backups/${night.id}/restore`));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that stops says why, and goes on when it is asked for again', async () => {
    const problem = 'A backup is under way: try again in a minute.';
    const calls = serve(
      [night],
      [
        { phase: 'saving', steps: 1, of: 4 },
        refuse('conflict', { message: problem }),
        { phase: 'done', steps: 4, of: 4 },
      ],
    );
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: words.ask.confirm }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(problem);
    await user.click(dialog.getByRole('button', { name: words.ask.confirm }));
    expect(await screen.findByText(words.restored)).toBeVisible();
    expect(calls).toHaveLength(3);
  });
});

it('hands a backup over as a file, or says why not', async () => {
  serve([night]);
  network.use(http.get(apiUrl(ADMIN_PATHS.backup), () => new Response('the backup')));
  const { user } = await open();
  const button = await screen.findByRole('button', { name: new RegExp(`^${words.download}: `) });
  await user.click(button);
  expect(await screen.findByText(words.downloaded)).toBeVisible();
  expect(files.map(({ name }) => name)).toEqual(['2025-05-25-11111111.backup']);
  expect(await files[0]?.blob.text()).toBe('the backup');
  network.use(http.get(apiUrl(ADMIN_PATHS.backup), () => refuse('not_found', { message: 'It is gone.' })));
  await user.click(button);
  expect(await screen.findByText('It is gone.')).toBeVisible();
  expect(files).toHaveLength(1);
});
