import { setUpAdminSite } from './admin-site';

/** Invalid records: from edits in the database's console, or from a modified backup. */
export const NO_RECORDS = ['not JSON', '', 'null', '7', '"text"', '[]', '{}'];

/** Sets up a site for the tests of a file on records that cannot be read. Call once at its top. */
export function setUpUnreadable(variables: Record<string, string> = {}) {
  const admin = setUpAdminSite(variables);
  const redis = () => admin.site.database.redis;
  return {
    /** Its calls, and those of its admin. */
    admin,
    redis,
    /** Makes the same call twice on a new instance. Returns the second response and the lists with unreadable records in the log. */
    async seen(what: string) {
      const call = await admin.site.another();
      const unreadable: string[] = [];
      jest.spyOn(process.stderr, 'write').mockImplementation((line) => {
        const { event, list } = JSON.parse(String(line)) as Record<string, string>;
        if (event === 'record_unreadable') unreadable.push(list ?? '');
        return true;
      });
      await call(what, { token: admin.token });
      const { status, body, text } = await call(what, { token: admin.token });
      jest.restoreAllMocks();
      expect([what, status]).toEqual([what, 200]);
      return { body, text, unreadable };
    },
  };
}
