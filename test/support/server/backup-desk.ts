import type { AccountSite, SiteResponse } from './account-site';
import { finish } from './backup-stage';

type Call = AccountSite['call'];

const pathOf = (path: string, work: string | null) => (work === null ? path : `${path}?work=${work}`);

function workIn({ status, body }: SiteResponse) {
  expect(status).toBe(200);
  return body;
}

/** Makes a backup with the calls of an admin's desk. Resolves to its path. */
export async function backUp(call: Call, token: string): Promise<string> {
  await finish(async (work) => workIn(await call(pathOf('POST /api/admin/backups', work), { token })));
  const { backups } = (await call('GET /api/admin/backups', { token })).body;
  return `/api/admin/backups/${String(backups[0].id)}`;
}

/** Restores the backup at a path with the calls of the owner's desk. */
export async function restore(call: Call, token: string, path: string): Promise<void> {
  await finish(async (work) => workIn(await call(pathOf(`POST ${path}/restore`, work), { token })));
}
