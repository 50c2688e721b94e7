import { type AccountSite, type SiteResponse, startAccountSite } from './account-site';

export interface ContentSite {
  /** Shared by all tests of the file; each test starts with unchanged content. */
  readonly site: AccountSite;
  /** Editor who makes the calls. */
  readonly editor: { readonly id: string; readonly username: string };
  /** `edit('POST news', ...)`: makes a call under `/api/admin/content/` as the editor. */
  edit(what: string, body?: unknown): Promise<SiteResponse>;
  /** Returns a visitor's response at a path below `/api`. */
  see(path: string): Promise<SiteResponse['body']>;
}

/** Sets up all functions on their own database, with an editor, for the tests of a file. */
export function setUpContentSite(): ContentSite {
  let site: AccountSite;
  let token: string;
  let editor: ContentSite['editor'];
  const edit: ContentSite['edit'] = (what, body) =>
    site.call(what.replace(' ', ' /api/admin/content/'), { token, ...(body !== undefined && { body }) });
  beforeAll(async () => {
    site = await startAccountSite();
  });
  beforeEach(async () => {
    await site.database.redis.flushdb();
    ({ user: editor, token } = await site.add('Edith', 'editor'));
    // Clears the instance's cache, and leaves no content behind.
    const { body } = await edit('POST faq', { question: 'Is this one gone?', answer: 'Yes.' });
    expect((await edit(`DELETE faq/${String(body.item.id)}`)).status).toBe(204);
    const { redis } = site.database;
    const keys = (await redis.keys('content:*')).concat(await redis.keys('account:audit'));
    await redis.del(...keys);
    site.database.commands.length = 0;
  });
  afterAll(() => site.stop());
  return {
    get site() {
      return site;
    },
    get editor() {
      return editor;
    },
    edit,
    see: async (path) => (await site.call(`GET /api${path}`)).body,
  };
}
