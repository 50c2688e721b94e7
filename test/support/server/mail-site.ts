import {
  plainTextOf,
  startFakeMailServer,
  type ArrivedMail,
  type FakeMailServer,
} from '../fakes/mail-server';
import { type AccountSite, type SiteCall, type SiteResponse, startAccountSite } from './account-site';

export interface MailSite {
  readonly site: AccountSite;
  readonly server: FakeMailServer;
  /** A call, and all that follows its response. */
  call(what: string, call?: SiteCall): Promise<SiteResponse>;
  /** What came to an address, oldest first. */
  mailsTo(address: string): readonly ArrivedMail[];
  /** The token in the link of the latest mail to an address that has one. */
  tokenFor(address: string): string;
}

/** Where links in mails lead. */
export const SITE_URL = 'http://localhost:8888';

/** All functions on a database of their own, with a mail server, for the tests of a file; both are empty when a test begins. */
export function setUpMailSite(variables: Record<string, string> = {}): MailSite {
  let site: AccountSite;
  let server: FakeMailServer;
  beforeAll(async () => {
    server = await startFakeMailServer();
    site = await startAccountSite({
      MAIL_URL: server.url,
      MAIL_FROM: 'site@example.org',
      LOCAL_URL: SITE_URL,
      ...variables,
    });
  });
  beforeEach(async () => {
    await site.database.redis.flushdb();
    server.arrived.length = 0;
    server.manners = 'takes';
  });
  afterAll(() => Promise.all([site.stop(), server.stop()]));
  const mailsTo = (address: string) => server.arrived.filter(({ to }) => to.includes(address));
  return {
    get site() {
      return site;
    },
    get server() {
      return server;
    },
    async call(what, call) {
      const response = await site.call(what, call);
      await response.background;
      return response;
    },
    mailsTo,
    tokenFor(address) {
      const tokens = mailsTo(address).flatMap(
        (mail) => /#token=([\w-]+)$/m.exec(plainTextOf(mail))?.[1] ?? [],
      );
      const last = tokens.at(-1);
      if (last === undefined) throw new Error(`No link came to ${address}.`);
      return last;
    },
  };
}
