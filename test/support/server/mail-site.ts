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
  /** Makes a call and waits for its background work. */
  call(what: string, call?: SiteCall): Promise<SiteResponse>;
  /** Returns the emails to an address, oldest first. */
  mailsTo(address: string): readonly ArrivedMail[];
  /** Returns the token in the latest email with a link to an address. */
  tokenFor(address: string): string;
}

/** Origin of links in emails. */
export const SITE_URL = 'http://localhost:8888';

/**
 * Sets up all functions on their own database, with a mail server, for the tests of a file; both are empty at the start of each
 * test.
 */
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
    mailsTo: (address) => mailsIn(server, address),
    tokenFor: (address) => tokenIn(server, address),
  };
}

const mailsIn = ({ arrived }: FakeMailServer, address: string): readonly ArrivedMail[] =>
  arrived.filter(({ to }) => to.includes(address));

/** Returns the token in the latest email with a link to an address. */
export function tokenIn(server: FakeMailServer, address: string): string {
  const tokens = mailsIn(server, address).flatMap(
    (mail) => /#token=([\w-]+)$/m.exec(plainTextOf(mail))?.[1] ?? [],
  );
  const last = tokens.at(-1);
  if (last === undefined) throw new Error(`No link came to ${address}.`);
  return last;
}
