import { once } from 'node:events';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';

/**
 * Behaviour of the server: accepts emails; hangs before its greeting or after the text; asks to retry later; disconnects after
 * the whole text, with or without storing it; or rejects the sender, the recipient or the text.
 */
export type Manners =
  | 'takes'
  | 'hangs at first'
  | 'hangs at the end'
  | 'says 451'
  | 'drops and keeps'
  | 'drops and forgets'
  | 'refuses the sender'
  | 'refuses the recipient'
  | 'refuses the text';

export interface ArrivedMail {
  readonly to: readonly string[];
  /** Raw email, headers first. */
  readonly source: string;
  readonly messageId: string;
  /** Timed by `performance.now()`. */
  readonly at: number;
  /** False if the server disconnected, or hung, instead of acknowledging it. */
  readonly isAcknowledged: boolean;
}

export interface FakeMailServer {
  /** Value for `MAIL_URL`. */
  readonly url: string;
  readonly port: number;
  /** Stored emails, oldest first, acknowledged or not. */
  readonly arrived: ArrivedMail[];
  /** Behaviour from now on; `takes` by default. */
  manners: Manners;
  /** Called for each email whose text has arrived, before the server answers. */
  onMail: () => void;
  /** Names and passwords of attempts to sign in. */
  readonly signIns: { readonly user: unknown; readonly password: unknown }[];
  /** Resolves to the first email to an address, once it has arrived. */
  mailTo(address: string): Promise<ArrivedMail>;
  stop(): Promise<void>;
}

const refusal = (code: number, words: string) => Object.assign(new Error(words), { responseCode: code });

/**
 * Starts a real SMTP server on loopback with the given behaviour.
 * @param password required to sign in; without one, clients need not sign in
 */
export async function startFakeMailServer(password?: string): Promise<FakeMailServer> {
  const sockets = new Set<Socket>();
  const arrived: ArrivedMail[] = [];
  const watchers = new Set<() => void>();
  const server = new SMTPServer({
    authOptional: password === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 10,
    onAuth({ username, password: given }, _session, answer) {
      fake.signIns.push({ user: username, password: given });
      if (given === password) answer(null, { user: username });
      else answer(refusal(535, 'Wrong password'));
    },
    onConnect(_session, answer) {
      if (fake.manners !== 'hangs at first') answer();
    },
    onMailFrom(_address, _session, answer) {
      answer(fake.manners === 'refuses the sender' ? refusal(550, 'Not your address') : null);
    },
    onRcptTo(_address, _session, answer) {
      answer(fake.manners === 'refuses the recipient' ? refusal(550, 'No such mailbox') : null);
    },
    onData(stream, { envelope }, answer) {
      const take = (source: string) => {
        fake.onMail();
        const { manners } = fake;
        const isKept = ['takes', 'drops and keeps', 'hangs at the end'].includes(manners);
        if (isKept) {
          const to = envelope.rcptTo.map(({ address }) => address);
          const messageId = /^Message-ID: (.*)$/im.exec(source)?.[1] ?? '';
          arrived.push({ to, source, messageId, at: performance.now(), isAcknowledged: manners === 'takes' });
          for (const look of watchers) look();
        }
        if (manners.startsWith('drops')) for (const socket of sockets) socket.destroy();
        else if (manners === 'says 451') answer(refusal(451, 'Try again later'));
        else if (manners === 'refuses the text') answer(refusal(554, 'Looks like spam'));
        else if (manners !== 'hangs at the end') answer();
      };
      // An email whose client disconnects midway is not stored.
      void readAll(stream).then(take, () => undefined);
    },
  });
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const fake: FakeMailServer = {
    url: `smtp://127.0.0.1:${String(address.port)}`,
    port: address.port,
    arrived,
    manners: 'takes',
    onMail: () => undefined,
    signIns: [],
    mailTo: (address) =>
      new Promise((resolve) => {
        const look = () => {
          const found = arrived.find(({ to }) => to.includes(address));
          if (!found) return;
          watchers.delete(look);
          resolve(found);
        };
        watchers.add(look);
        look();
      }),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        for (const socket of sockets) socket.destroy();
      }),
  };
  return fake;
}

async function readAll(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** Returns the plain text of an email: its first part, if that is not encoded. */
export function plainTextOf({ source }: Pick<ArrivedMail, 'source'>): string {
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(source) ?? [];
  const [, part = ''] = source.split(`--${boundary}`);
  const [head = '', ...body] = part.split('\r\n\r\n');
  if (!/Content-Transfer-Encoding: 7bit/i.test(head)) throw new Error('The text is encoded.');
  return body.join('\r\n\r\n').replaceAll('\r\n', '\n');
}

export function subjectOf({ source }: Pick<ArrivedMail, 'source'>): string {
  return /^Subject: (.*(?:\r\n\s.*)*)$/m.exec(source)?.[1]?.replace(/\r\n\s/g, ' ') ?? '';
}
