import { identity } from '#network/identity';
import { addresses, editions } from '#network/private/servers';
import { voting } from '#network/private/voting';
import { emailAddress } from '@/contract/email';
import { type ServerId, serverVariable } from '@/contract/network/servers';
import { newPassword, PASSWORD_LIMITS } from '@/contract/password';
import { STATUS_SOURCES, type AskedSource } from '@/contract/status';
import { byId } from '@/lib/by-id';
import { perServer } from '@/lib/servers';
import { type GameAddress, parseExactUrl, parseGameAddress, parseSafeUrl } from './addresses';
import { type MailSettings, parseMailService } from './mail-settings';
import { parseShopToken, SHOP_TOKEN_RULE, type ShopSetting, TEBEX_URL } from './shop-setting';
import {
  parseVoteCheck,
  perVoteSite,
  VOTE_CHECK_RULE,
  type VoteSetting,
  type VoteSettings,
  voteVariable,
} from './vote-settings';

const SECRET_LENGTH = 32;
const HIGHEST_FACTOR = 1_000;

export interface Environment {
  /** Null when unset: instances then share nothing, and health reports the database as down. */
  readonly database: { readonly url: string; readonly token: string } | null;
  readonly servers: Readonly<Record<ServerId, GameAddress | null>>;
  readonly statusSources: readonly AskedSource[];
  /** Base URLs, without a slash at the end. */
  readonly lookupUrl: string;
  readonly fallbackUrl: string;
  readonly webhookUrl: string | null;
  /** URL that contact messages are forwarded to; null when they are only stored. */
  readonly contactForwardUrl: string | null;
  /** Key that game servers push statistics with; null when they can't push. */
  readonly gameServerKey: string | null;
  /** Multiplies every limit that counts by client subnet; 1 wherever functions are deployed. */
  readonly addressLimitFactor: number;
  /** Email and password of the first admin; null when unset. */
  readonly firstAdmin: { readonly email: string; readonly password: string } | null;
  /** Verifies the captcha tokens that strangers send with forms; null when forms need none. */
  readonly turnstile: { readonly secret: string; readonly url: string } | null;
  /** Null when unset, which is allowed on a developer's machine only. */
  readonly sessionSecret: string | null;
  /** Passphrase that encrypts backups; null when they are not encrypted. */
  readonly backupPassphrase: string | null;
  /** Null when unset: no email is sent then. */
  readonly mail: MailSettings | null;
  readonly votes: VoteSettings;
  /** Null when unset: the store page shows the network's own data, and sells nothing. */
  readonly shop: ShopSetting | null;
  /** Base of links in emails: the published site, or the local server itself. Has no slash at the end. */
  readonly siteUrl: string;
  /** Whether each call and each scheduled run writes a log line, as it does wherever functions are deployed. */
  readonly logsCalls: boolean;
  readonly isDeployed: boolean;
}

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Reads and checks every variable that the functions use; an empty one counts as unset.
 * @throws Error that names the variable and the rule that it breaks, never its value
 */
export function readEnvironment(variables: Variables): Environment {
  const fail = (name: string, rule: string) => new Error(`The variable ${name} must be ${rule}.`);

  function read<T>(name: string, rule: string, parse: (text: string) => T | null, unset: string): T;
  function read<T>(name: string, rule: string, parse: (text: string) => T | null, unset?: string): T | null;
  function read<T>(name: string, rule: string, parse: (text: string) => T | null, unset?: string): T | null {
    const text = variables[name]?.trim() || unset;
    if (text === undefined) return null;
    const value = parse(text);
    if (value === null) throw fail(name, rule);
    return value;
  }
  const readUrl = (name: string, unset: string) => read(name, URL_RULE, parseSafeUrl, unset);
  const readServer = (id: ServerId) => {
    const name = serverVariable(id);
    const written = addresses[id];
    if (written === null) return read(name, COMPANION_RULE, () => null);
    return read(name, ADDRESS_RULE, (text) => parseGameAddress(text, editions[id]), written);
  };

  const url = read('UPSTASH_REDIS_REST_URL', URL_RULE, parseSafeUrl);
  const token = read('UPSTASH_REDIS_REST_TOKEN', 'a token', (text) => text);
  if (url !== null && token === null)
    throw fail('UPSTASH_REDIS_REST_TOKEN', 'set with UPSTASH_REDIS_REST_URL');
  if (url === null && token !== null)
    throw fail('UPSTASH_REDIS_REST_URL', 'set with UPSTASH_REDIS_REST_TOKEN');

  const email = read('ADMIN_EMAIL', EMAIL_RULE, parseEmail);
  const password = readPassword(variables);
  if (password === false) throw fail('ADMIN_PASSWORD', PASSWORD_RULE);
  if (email !== null && password === null) throw fail('ADMIN_PASSWORD', 'set with ADMIN_EMAIL');
  if (email === null && password !== null) throw fail('ADMIN_EMAIL', 'set with ADMIN_PASSWORD');

  const siteKey = read('TURNSTILE_SITE_KEY', SITE_KEY_RULE, parseSiteKey);
  const turnstileSecret = read('TURNSTILE_SECRET', 'a secret', (text) => text);
  if (siteKey !== null && turnstileSecret === null)
    throw fail('TURNSTILE_SECRET', 'set with TURNSTILE_SITE_KEY');
  if (siteKey === null && turnstileSecret !== null)
    throw fail('TURNSTILE_SITE_KEY', 'set with TURNSTILE_SECRET');
  const verifyUrl = isLocalServer(variables)
    ? readUrl('TURNSTILE_VERIFY_URL', TURNSTILE_VERIFY_URL)
    : TURNSTILE_VERIFY_URL;

  const sessionSecret = read('SESSION_SECRET', SECRET_RULE, parseSecret);
  if (sessionSecret === null && isProduction(variables)) throw fail('SESSION_SECRET', SECRET_RULE);

  const service = read('MAIL_URL', MAIL_RULE, parseMailService);
  const from = read('MAIL_FROM', EMAIL_RULE, parseEmail);
  if (service !== null && from === null) throw fail('MAIL_FROM', 'set with MAIL_URL');
  if (service === null && from !== null) throw fail('MAIL_URL', 'set with MAIL_FROM');

  const shopToken = read('TEBEX_TOKEN', SHOP_TOKEN_RULE, parseShopToken);
  const shopUrl = readUrl('TEBEX_URL', TEBEX_URL);

  const readVoteSetting = (id: string): VoteSetting | null => {
    const check = read(
      voteVariable('CHECK', id),
      VOTE_CHECK_RULE,
      parseVoteCheck,
      byId(voting.sites, id)?.check,
    );
    const key = read(voteVariable('KEY', id), 'a key', (text) => text);
    const base = read(voteVariable('URL', id), URL_RULE, parseSafeUrl);
    return check && { check, key, url: base };
  };

  return {
    database: url !== null && token !== null ? { url, token } : null,
    servers: perServer(readServer),
    statusSources: read('STATUS_SOURCES', SOURCES_RULE, parseSources, STATUS_SOURCES.join(',')),
    lookupUrl: readUrl('STATUS_LOOKUP_URL', 'https://api.mcsrvstat.us'),
    fallbackUrl: readUrl('STATUS_FALLBACK_URL', 'https://mcapi.us'),
    webhookUrl: read('APPLICATIONS_WEBHOOK_URL', URL_RULE, parseSafeUrl),
    contactForwardUrl: read('CONTACT_FORWARD_URL', URL_RULE, parseExactUrl),
    gameServerKey: read('GAME_SERVER_KEY', KEY_RULE, parseKey),
    addressLimitFactor: isLocalServer(variables)
      ? read('ADDRESS_LIMIT_FACTOR', FACTOR_RULE, parseFactor, '1')
      : 1,
    firstAdmin: email !== null && password !== null ? { email, password } : null,
    turnstile: turnstileSecret === null ? null : { secret: turnstileSecret, url: verifyUrl },
    sessionSecret,
    backupPassphrase: read('BACKUP_PASSPHRASE', 'a passphrase', (text) => text),
    mail: service !== null && from !== null ? { service, from } : null,
    votes: perVoteSite(readVoteSetting),
    shop: shopToken === null ? null : { token: shopToken, url: shopUrl },
    siteUrl: isLocalServer(variables) ? readUrl('LOCAL_URL', identity.url) : identity.url,
    logsCalls: isProduction(variables) || read('LOG_CALLS', '1 or unset', parseFlag) !== null,
    isDeployed: Boolean(variables.AWS_LAMBDA_FUNCTION_NAME),
  };
}

const TURNSTILE_VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const SITE_KEY_RULE = 'the site key of a Turnstile widget';
const COMPANION_RULE = 'unset: the companion of that server says how it is';
const ADDRESS_RULE = 'host:port, such as play.example.org:25565';
const URL_RULE = 'an https URL, or an http URL on loopback';
const EMAIL_RULE = 'an email address';
const PASSWORD_RULE = `a password of ${String(PASSWORD_LIMITS.least)} to ${String(PASSWORD_LIMITS.most)} characters`;
const SECRET_RULE = `a secret of at least ${String(SECRET_LENGTH)} characters`;
const KEY_RULE = `a key of at least ${String(SECRET_LENGTH)} ASCII characters without spaces`;
const MAIL_RULE =
  'smtp://user:password@host:587 or smtps://user:password@host:465, on any port but 25, resend:KEY or postmark:TOKEN';
const FACTOR_RULE = `a whole number from 1 to ${String(HIGHEST_FACTOR)}`;
const SOURCES_RULE = `a list of ${STATUS_SOURCES.join(', ')}, each at most once, separated by commas`;

/** A deployed function runs on AWS Lambda, which sets this variable; the local server and Netlify's emulator do not. */
function isProduction(variables: Variables): boolean {
  return variables.NODE_ENV === 'production' || Boolean(variables.AWS_LAMBDA_FUNCTION_NAME);
}

/** `npm start` and `npm run dev` set this variable for the functions that they host; AWS Lambda ignores it. */
function isLocalServer(variables: Variables): boolean {
  return variables.LOCAL_SERVER === '1' && !variables.AWS_LAMBDA_FUNCTION_NAME;
}

function parseFlag(text: string): true | null {
  return text === '1' || null;
}

function parseFactor(text: string): number | null {
  const factor = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  return factor >= 1 && factor <= HIGHEST_FACTOR ? factor : null;
}

function parseEmail(text: string): string | null {
  return emailAddress().isValidSync(text) ? emailAddress().cast(text) : null;
}

/** Keeps surrounding spaces, because users type the password with them. */
function readPassword({ ADMIN_PASSWORD: password }: Variables): string | null | false {
  if (!password) return null;
  return newPassword().isValidSync(password) && password;
}

function parseSecret(text: string): string | null {
  return text.length >= SECRET_LENGTH ? text : null;
}

function parseSiteKey(text: string): string | null {
  return /^[\w.-]+$/.test(text) ? text : null;
}

/** Accepts text that can stand after `Bearer ` in a header. */
function parseKey(text: string): string | null {
  return /^[!-~]+$/.test(text) ? parseSecret(text) : null;
}

function parseSources(text: string): AskedSource[] | null {
  const names = text.split(',').map((name) => name.trim());
  const known = STATUS_SOURCES.filter((source) => names.includes(source));
  const isList = known.length === names.length;
  return isList ? known.toSorted((a, b) => names.indexOf(a) - names.indexOf(b)) : null;
}
