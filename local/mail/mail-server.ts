import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { SMTPServer } from 'smtp-server';
import { hasErrorCode } from '@/lib/error-code';
import { saveMail } from './save-mail';

/** Maximum size, larger than any email of the site. */
const LIMIT_BYTES = 1_048_576;

export interface MailServer {
  /** Value for `MAIL_URL`. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts a stand-in for a mail service: an SMTP server on loopback that writes each email to a file in `directory`, and sends
 * none.
 * @param onMail called for each new file
 */
export async function startMailServer(
  directory: string,
  onMail: (mail: { readonly to: readonly string[]; readonly file: string }) => void,
): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LIMIT_BYTES,
    onData(stream, { envelope }, answer) {
      const to = envelope.rcptTo.map(({ address }) => address);
      readAll(stream)
        .then((source) => saveMail(directory, source))
        .then((file) => {
          if (file !== null) onMail({ to, file });
          answer();
        })
        .catch(() => answer(new Error('The mail could not be written.')));
    },
  });
  // A client that disconnects early is not a server error.
  server.on('error', (error) => {
    if (!hasErrorCode(error, 'ECONNRESET', 'EPIPE')) console.error(error);
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://127.0.0.1:${String(address.port)}`,
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function readAll(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}
