import { isLoopback } from './addresses';

export interface SmtpServer {
  readonly kind: 'smtp';
  /** IPv6 addresses have no brackets. */
  readonly host: string;
  readonly port: number;
  /** Encryption of the connection: from the start, by STARTTLS, or, on loopback only, none. */
  readonly encryption: 'tls' | 'starttls' | 'none';
  readonly auth: { readonly user: string; readonly password: string } | null;
}

/** The service that sends the site's email, with its credentials. */
export type MailService =
  | SmtpServer
  | { readonly kind: 'resend'; readonly key: string }
  | { readonly kind: 'postmark'; readonly token: string };

export interface MailSettings {
  readonly service: MailService;
  /** The sender's address. */
  readonly from: string;
}

const ENCRYPTED_PORT = 465;
const SUBMISSION_PORT = 587;
/** Port between mail servers: cloud hosts block it, and it needs no password. */
const RELAY_PORT = 25;

/** Reads `smtp://user:password@host:587`, `smtps://...:465`, `resend:KEY` or `postmark:TOKEN`; null when it is none of these. */
export function parseMailService(text: string): MailService | null {
  const [, service, secret] = /^(resend|postmark):([!-~]+)$/.exec(text) ?? [];
  if (secret === undefined) return parseSmtp(text);
  return service === 'resend' ? { kind: 'resend', key: secret } : { kind: 'postmark', token: secret };
}

function parseSmtp(text: string): SmtpServer | null {
  const url = URL.parse(text);
  const isEncrypted = url?.protocol === 'smtps:';
  if (!url || !(isEncrypted || url.protocol === 'smtp:')) return null;
  const port = url.port === '' ? (isEncrypted ? ENCRYPTED_PORT : SUBMISSION_PORT) : Number(url.port);
  const [user, password] = [decode(url.username), decode(url.password)];
  const isWhole = url.hostname !== '' && /^\/?$/.test(url.pathname + url.search + url.hash);
  if (!isWhole || port === RELAY_PORT || port === 0 || user === null || password === null) return null;
  if ((user === '') !== (password === '')) return null;
  const plain = isLoopback(url.hostname) ? 'none' : 'starttls';
  return {
    kind: 'smtp',
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port,
    encryption: isEncrypted ? 'tls' : plain,
    auth: user === '' ? null : { user, password },
  };
}

/** Null when the text is not percent-encoded correctly. */
function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
