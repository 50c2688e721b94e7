import { applicationFor } from '../fixtures/applications';
import { type AccountSite, type SiteResponse, startAccountSite } from './account-site';

export interface AdminSite {
  /** One for all tests of the file; its database is empty but for the admin when a test begins. */
  readonly site: AccountSite;
  /** The admin, and the token of the admin's session. */
  readonly boss: { readonly id: string; readonly username: string };
  readonly token: string;
  /** `as('GET audit')`: a call under `/api/admin/`, by the admin. */
  as(what: string, body?: unknown): Promise<SiteResponse>;
  /** Sends an application, with the token of an account when there is one, and gives its id. */
  send(position: string, ign?: string, token?: string): Promise<string>;
}

/** All functions on a database of their own, with an admin called Boss, for the tests of a file. */
export function setUpAdminSite(): AdminSite {
  let site: AccountSite;
  let token: string;
  let boss: AdminSite['boss'];
  beforeAll(async () => {
    site = await startAccountSite();
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
