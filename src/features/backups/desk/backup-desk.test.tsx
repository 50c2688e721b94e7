import { act, fireEvent, screen, within } from '@testing-library/react';
import { http } from 'msw';
import { backupDesk as texts } from '#messages/backup-desk';
import { backupRefusals } from '#messages/backup-refusals';
import { typedNameLabel } from '#messages/fields';
import { BACKUP_PATHS, type Backup, type BackupWorkResponse } from '@/contract/backups';
import { formatMoment } from '@/lib/format-date';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { pass, withFakeClock } from '../../../../test/support/browser/fake-timers';
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

const name = formatMoment(night.at);
const nameField = () => screen.getByLabelText(typedNameLabel(name));

const WORK = '11111111-0000-4000-8000-000000000009';
const after = (phase: BackupWorkResponse['phase'], steps = 1): BackupWorkResponse => ({
  ...{ phase, steps, of: 4 },
  work: WORK,
});

/**
 * Lists these backups for the owner; answers each work call with the next of the responses, and records its
 * path and query.
 */
const serve = (backups: Backup[], work: (BackupWorkResponse | Response)[] = [], isOwner = true) => {
  const calls: string[] = [];
  const answer = ({ request }: { request: Request }) => {
    const { pathname, search } = new URL(request.url);
    calls.push(pathname + search);
    const next = work.shift() ?? refuse('internal');
    return next instanceof Response ? next : Response.json(next);
  };
  network.use(
    http.get(apiUrl(BACKUP_PATHS.backups), () => Response.json({ backups, isOwner })),
    http.post(apiUrl(BACKUP_PATHS.backups), answer),
    http.post(apiUrl(BACKUP_PATHS.backupRestore), answer),
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
  expect(shown.getByText(texts.kinds.night.label)).toBeVisible();
  expect(shown.getByText(`2.3 MB, ${texts.locked}`)).toBeVisible();
  expect(shown.getByText('1 account, 12 applications')).toBeVisible();
});

it('lets an admin who is not the owner make backups, and says why they can do nothing else with them', async () => {
  serve([night], [after('done', 4)], false);
  const { user } = await open();
  await line();
  expect(screen.getByText(texts.ownersAlone)).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([texts.make]);
  await user.click(screen.getByRole('button', { name: texts.make }));
  expect(await screen.findByText(texts.made)).toBeVisible();
});

it('says nothing of that to the owner', async () => {
  serve([night]);
  await open();
  await line();
  expect(screen.queryByText(texts.ownersAlone)).not.toBeInTheDocument();
});

it('says what to do while there is none', async () => {
  serve([]);
  await open();
  expect(await screen.findByText(texts.emptyText)).toBeVisible();
});

it('says when they could not be loaded, and tries again', async () => {
  network.use(http.get(apiUrl(BACKUP_PATHS.backups), () => refuse('unavailable')));
  const { user } = await open();
  const retry = await screen.findByRole('button', { name: 'Retry' });
  serve([night]);
  await user.click(retry);
  expect(await line()).toBeTruthy();
});

it('makes one by as many calls as it takes, and lists it then', async () => {
  const backups: Backup[] = [];
  const calls = serve(backups, [after('saving'), after('done', 4)]);
  const { user } = await open();
  await screen.findByText(texts.empty);
  backups.push(night);
  await user.click(screen.getByRole('button', { name: texts.make }));
  expect(await screen.findByText(texts.made)).toBeVisible();
  expect(calls).toEqual(['/api/admin/backups', `/api/admin/backups?work=${WORK}`]);
  expect(await line()).toBeTruthy();
});

describe('a restore', () => {
  const ask = async () => {
    const view = await open();
    await view.user.click(await screen.findByRole('button', { name: new RegExp(`^${texts.restore}: `) }));
    const dialog = within(screen.getByRole('dialog'));
    return { ...view, dialog, type: () => view.user.type(nameField(), name) };
  };

  it('asks first and says what is lost', async () => {
    const calls = serve([night]);
    const { user, dialog, type } = await ask();
    expect(dialog.getByText(texts.ask.text)).toBeVisible();
    expect(dialog.getByText(texts.ask.undo)).toBeVisible();
    const confirm = dialog.getByRole('button', { name: texts.ask.confirm });
    expect(confirm).toBeDisabled();
    await type();
    expect(confirm).toBeEnabled();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('goes on call by call until it is done', async () => {
    const calls = serve([night], [after('saving'), after('restoring', 2), after('done', 4)]);
    const { user, dialog, type } = await ask();
    await type();
    await user.click(dialog.getByRole('button', { name: texts.ask.confirm }));
    expect(await screen.findByText(texts.restored)).toBeVisible();
    const path = `/api/admin/backups/${night.id}/restore`;
    expect(calls).toEqual([path, `${path}?work=${WORK}`, `${path}?work=${WORK}`]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('that stops says why, and goes on when it is asked for again', async () => {
    const problem = backupRefusals.noRoomToRestore;
    const calls = serve(
      [night],
      [after('saving'), refuse('conflict', { message: problem }), after('done', 4)],
    );
    const { user, dialog, type } = await ask();
    await type();
    await user.click(dialog.getByRole('button', { name: texts.ask.confirm }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(problem);
    await user.click(dialog.getByRole('button', { name: texts.ask.confirm }));
    expect(await screen.findByText(texts.restored)).toBeVisible();
    expect(calls.at(-1)).toBe(`/api/admin/backups/${night.id}/restore?work=${WORK}`);
    expect(calls).toHaveLength(3);
  });
});

describe('while others work at backups', () => {
  withFakeClock();
  const press = (name: string | RegExp) => act(async () => screen.getByRole('button', { name }).click());
  const beginWaiting = async (backups: Backup[], work: BackupWorkResponse[]) => {
    const calls = serve(backups, [after('waiting', 2), ...work]);
    const { unmount } = await open();
    await screen.findByText(backups.length > 0 ? texts.kinds.night.label : texts.empty);
    return { calls, unmount };
  };
  const untilCalls = async (calls: string[], count: number) => {
    while (calls.length < count) await pass(1_000);
  };
  const passMinute = async () => {
    for (let second = 0; second < 60; second += 1) await pass(1_000);
  };

  it('waits in pauses, shows how far they are, and lists the backup that they made', async () => {
    const backups: Backup[] = [];
    const { calls } = await beginWaiting(backups, [after('waiting', 3), after('done', 4)]);
    backups.push(night);
    await press(texts.make);
    expect(await screen.findByText(texts.work.waiting)).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
    await pass(800);
    expect(calls).toHaveLength(1);
    await untilCalls(calls, 3);
    expect(await screen.findByText(texts.made)).toBeVisible();
    expect(screen.getByText(texts.kinds.night.label)).toBeVisible();
    expect(calls.slice(1)).toEqual(Array(2).fill(`/api/admin/backups?work=${WORK}`));
  });

  it('gives up after ten minutes without any work, and says what to do', async () => {
    const { calls } = await beginWaiting([], Array(300).fill(after('waiting')));
    await press(texts.make);
    while (!screen.queryByRole('alert')) await pass(1_000);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.waitedTooLong);
    expect(calls.length).toBeGreaterThan(100);
    // An admin may make a thousand calls a day.
    expect(calls.length).toBeLessThan(150);
    expect(screen.getByRole('button', { name: texts.make })).toBeEnabled();
  });

  it('is patient for ten minutes anew once a call got further', async () => {
    const waiting = Array<BackupWorkResponse>(100).fill(after('waiting'));
    const { calls } = await beginWaiting([], [...waiting, after('saving'), ...waiting, after('done', 4)]);
    await press(texts.make);
    await untilCalls(calls, 203);
    expect(await screen.findByText(texts.made)).toBeVisible();
  });

  it('makes no more calls once the desk is left', async () => {
    const { calls, unmount } = await beginWaiting([], [after('done')]);
    await press(texts.make);
    await screen.findByText(texts.work.waiting);
    unmount();
    await passMinute();
    expect(calls).toHaveLength(1);
  });

  it('makes no more calls once the dialog of a restore is closed', async () => {
    const { calls } = await beginWaiting([night], [after('done')]);
    await press(new RegExp(`^${texts.restore}: `));
    fireEvent.change(nameField(), { target: { value: name } });
    await press(texts.ask.confirm);
    await screen.findByText(texts.work.waiting);
    await press('Cancel');
    await passMinute();
    expect(calls).toHaveLength(1);
  });
});

it('hands a backup over as a file, or says why not', async () => {
  serve([night]);
  network.use(http.get(apiUrl(BACKUP_PATHS.backup), () => new Response('the backup')));
  const { user } = await open();
  const button = await screen.findByRole('button', { name: new RegExp(`^${texts.download}: `) });
  await user.click(button);
  expect(await screen.findByText(texts.downloaded)).toBeVisible();
  expect(files.map(({ name }) => name)).toEqual(['2025-05-25-11111111.backup']);
  expect(await files[0]?.blob.text()).toBe('the backup');
  network.use(http.get(apiUrl(BACKUP_PATHS.backup), () => refuse('not_found', { message: 'It is gone.' })));
  await user.click(button);
  expect(await screen.findByText('It is gone.')).toBeVisible();
  expect(files).toHaveLength(1);
});
