import { applicationFor } from '../fixtures/applications';
import { type AccountSite, type SiteResponse, startAccountSite } from './account-site';

export interface AdminSite {
  /** Shared by all tests of the file; each test starts with a database that contains only the admin. */
  readonly site: AccountSite;
  /** The admin, with the token of the admin's session. */
  readonly boss: { readonly id: string; readonly username: string };
  readonly token: string;
  /** `as('GET audit')`: makes a call under `/api/admin/` as the admin. */
  as(what: string, body?: unknown): Promise<SiteResponse>;
  /** Sends an application, optionally with an account's token, and returns its id. */
  send(position: string, ign?: string, token?: string): Promise<string>;
}

/** Sets up all functions on their own database, with an admin called Boss, for the tests of a file. */
export function setUpAdminSite(variables: Record<string, string> = {}): AdminSite {
  let site: AccountSite;
  let token: string;
  let boss: AdminSite['boss'];
  beforeAll(async () => {
    site = await startAccountSite(variables);
  });
  beforeEach(async () => {
    await site.database.redis.flushdb();
    const { user, token: issued } = await site.add('Boss', 'admin');
    [token, boss] = [issued, { id: user.id, username: user.username }];
  });
  afterAll(() => site.stop());
  return {
    get site() {
      return site;
    },
    get token() {
      return token;
    },
    get boss() {
      return boss;
    },
    as: (what, body) =>
      site.call(what.replace(' ', ' /api/admin/'), { token, ...(body !== undefined && { body }) }),
    async send(position, ign = 'Alex', bearer) {
      const { status, body } = await site.call('POST /api/applications', {
        body: applicationFor(position, { ign }),
        ...(bearer !== undefined && { token: bearer }),
      });
      expect(status).toBe(201);
      return body.id;
    },
  };
}
