import { type AccountSite, type SiteResponse, startAccountSite } from './account-site';

export interface ContentSite {
  /** One for all tests of the file; nothing was changed yet when a test begins. */
  readonly site: AccountSite;
  /** The editor who calls. */
  readonly editor: { readonly id: string; readonly username: string };
  /** `edit('POST news', ...)`: a call under `/api/admin/content/`, by an editor. */
  edit(what: string, body?: unknown): Promise<SiteResponse>;
  /** What visitors get at a path below `/api`. */
  see(path: string): Promise<SiteResponse['body']>;
}

/** All functions on a database of their own, with an editor, for the tests of a file. */
export function setUpContentSite(variables: Record<string, string> = {}): ContentSite {
  let site: AccountSite;
  let token: string;
  let editor: ContentSite['editor'];
  const edit: ContentSite['edit'] = (what, body) =>
    site.call(what.replace(' ', ' /api/admin/content/'), { token, ...(body !== undefined && { body }) });
  beforeAll(async () => {
    site = await startAccountSite(variables);
  });
  beforeEach(async () => {
    await site.database.redis.flushdb();
    ({ user: editor, token } = await site.add('Edith', 'editor'));
    // Has the instance forget what it remembers, and leaves nothing behind.
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
