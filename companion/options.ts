import { parseArgs } from 'node:util';
import { SYNC_TEXT_LIMITS } from '@/contract/companion-sync';
import type { LeaderboardMode } from '@/contract/leaderboard';
import { isShortId } from '@/contract/short-id';
import type { ConsoleAddress } from './rcon/connection';

export const HELP = `Connects a game server to your site: sends votes and statistics, and delivers rewards.

  GAME_SERVER_KEY=… node companion.mjs --site https://example.org --server survival --game-server /srv/minecraft

  --site URL          your site
  --server ID         id of this server on the site, such as survival
  --game-server DIR   the server's folder, with server.properties and usercache.json
  --rcon HOST:PORT    the server's console instead; needs RCON_PASSWORD
  --votifier HOST:PORT  listen for votes here; the default port is 8192
  --world DIR         the world whose statistics are sent; default: the world of --game-server
  --mode MODE         leaderboard of these statistics; default: those of --server
  --exclude WHO       leave players out of the statistics: a name, a UUID or a pattern such as 'Bot*'; can be
                      repeated. Banned players are always left out
  --data DIR          folder for keys, journal and queue; default: ./spawnpoint-data
  --every SECONDS     seconds between calls of the site, at least 5; default: set by the site
  --proxy-protocol    accept votes through a proxy (PROXY protocol 1 and 2)
  --once              exchange data with the site once, then stop
  --try REWARD PLAYER   run a reward of rewards.json for a player on the server, and print the game's answer
                      and the result; sends nothing to the site
  --help              print this help

  node companion.mjs --push --mode survival --world DIR --site https://example.org

  sends the statistics of one world to one leaderboard, then stops. --exclude as above, and:

  --dry-run           print a table and send nothing
  --all               send all players, not only those whose figures changed since the last run
  --watch             keep running, and send changes every few minutes until Ctrl-C
  --every MINUTES     minutes between them; default: 5
  --key KEY           the site's key; better: set GAME_SERVER_KEY
  --data DIR          folder for known names and what was sent; default: ./spawnpoint-data

  GAME_SERVER_KEY   the site's key
  RCON_PASSWORD     the console's password, for --rcon
  VOTIFIER_TOKEN    token for Votifier version 2; default: created once and printed
  NO_COLOR          print without colors

Exit code: 0 after a stop or when everything is sent, 1 after a failure or if something was not sent, 2 for invalid options.`;

export interface CompanionOptions {
  /** Without a slash at the end. */
  readonly site: string;
  readonly server: string;
  readonly key: string;
  readonly gameServer: string | null;
  readonly rcon: ConsoleAddress | null;
  readonly votifier: VotifierOption | null;
  readonly votifierToken: string | undefined;
  readonly world: string | null;
  /** Null for those that are played on the server. */
  readonly mode: LeaderboardMode | null;
  /** Names, UUIDs and patterns of players whose statistics are not pushed. */
  readonly excluded: readonly string[];
  readonly data: string;
  readonly everyMs: number | null;
  readonly isOnce: boolean;
}

interface VotifierOption {
  readonly host: string;
  readonly port: number;
  /** Whether a proxy may report the callers' addresses. */
  readonly isBehindProxy: boolean;
}

/** The owner's arguments are invalid; the message says what is valid. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** One reward to try on the console, without the site. */
export interface TryOptions extends Pick<CompanionOptions, 'gameServer' | 'rcon' | 'data'> {
  readonly reward: string;
  readonly player: string;
}

const VOTIFIER_PORT = 8_192;
const RCON_PORT = 25_575;
export const DATA = './spawnpoint-data';
const LEAST_SECONDS = 5;
const MOST_SECONDS = 86_400;
export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads a command line with `--try`. It needs neither the site nor its key, so an owner can add `--try` to the usual one.
 * @returns null for any other
 * @throws UsageError that names the option or the variable
 */
export function readTry(args: string[], env: Environment): TryOptions | null {
  const { values, names } = parse(args);
  if (values.try === undefined) return null;
  const [player, ...others] = names;
  if (player === undefined || others.length > 0)
    throw new UsageError('--try needs a reward and a player. Put names with spaces in quotes.');
  const connection = readConsole(values, env);
  if (connection.gameServer === null && connection.rcon === null)
    throw new UsageError('--try needs a console: --game-server or --rcon.');
  return { ...connection, data: values.data ?? DATA, reward: values.try, player };
}

function readConsole(values: Values, env: Environment): Pick<CompanionOptions, 'gameServer' | 'rcon'> {
  const gameServer = values['game-server'] ?? null;
  const rcon = values.rcon === undefined ? null : readRcon(values.rcon, env['RCON_PASSWORD']);
  if (gameServer !== null && rcon !== null)
    throw new UsageError('--rcon replaces --game-server, so statistics need --world.');
  return { gameServer, rcon };
}

/**
 * Reads the command line.
 * @throws UsageError that names the option or the variable
 */
export function readOptions(args: string[], env: Environment): CompanionOptions {
  const { values, names } = parse(args);
  if (names.length > 0) throw new UsageError(`Unexpected argument '${names.join(' ')}'.`);
  const server = values.server ?? '';
  if (!/^[A-Za-z0-9-]+$/.test(server) || server.length > SYNC_TEXT_LIMITS.server)
    throw new UsageError('--server must be the id of a server on the site, such as survival.');
  const options: CompanionOptions = {
    site: readSite(values.site ?? ''),
    server,
    key: readKey(env['GAME_SERVER_KEY']),
    ...readConsole(values, env),
    votifier: readVotifier(values.votifier, values['proxy-protocol'] === true),
    votifierToken: readToken(env['VOTIFIER_TOKEN']),
    world: values.world ?? null,
    mode: values.mode === undefined ? null : readMode(values.mode),
    excluded: values.exclude ?? [],
    data: values.data ?? DATA,
    everyMs: values.every === undefined ? null : readSeconds(values.every) * 1_000,
    isOnce: values.once === true,
  };
  const { gameServer, rcon, votifier, world } = options;
  if (gameServer === null && rcon === null && votifier === null && world === null)
    throw new UsageError('Nothing to connect. Use --game-server, --rcon, --votifier or --world.');
  return options;
}

type Values = ReturnType<typeof parse>['values'];

function parse(args: string[]) {
  try {
    const { values, positionals: names } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        site: { type: 'string' },
        server: { type: 'string' },
        'game-server': { type: 'string' },
        rcon: { type: 'string' },
        votifier: { type: 'string' },
        world: { type: 'string' },
        mode: { type: 'string' },
        exclude: { type: 'string', multiple: true },
        data: { type: 'string' },
        every: { type: 'string' },
        'proxy-protocol': { type: 'boolean' },
        once: { type: 'boolean' },
        try: { type: 'string' },
      },
    });
    return { values, names };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const LOOPBACK = /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export function readSite(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.test(url.hostname));
  if (!url || !isSafe || url.username || url.password || url.search || url.hash)
    throw new UsageError('--site must be an https URL, or an http URL on this machine.');
  return text.replace(/(?<!\/)\/+$/, '');
}

export function readKey(key: string | undefined): string {
  if (!key) throw new UsageError('Set GAME_SERVER_KEY to the same key as at the site.');
  if (!/^[\x21-\x7e]+$/.test(key))
    throw new UsageError('GAME_SERVER_KEY contains characters that cannot be sent.');
  return key;
}

function readToken(token: string | undefined): string | undefined {
  if (token && !/^[\x21-\x7e]{8,200}$/.test(token))
    throw new UsageError('VOTIFIER_TOKEN must have 8 to 200 characters without spaces.');
  return token || undefined;
}

function readVotifier(text: string | undefined, isBehindProxy: boolean): VotifierOption | null {
  if (text !== undefined) return { ...readAddress('--votifier', text, VOTIFIER_PORT), isBehindProxy };
  if (isBehindProxy) throw new UsageError('--proxy-protocol needs --votifier.');
  return null;
}

function readRcon(text: string, password: string | undefined): ConsoleAddress {
  if (!password) throw new UsageError('Set RCON_PASSWORD to the rcon.password of the game server.');
  return { ...readAddress('--rcon', text, RCON_PORT), password };
}

function readAddress(option: string, text: string, port: number): { host: string; port: number } {
  const [, bracketed, plain, digits] =
    /^(?:\[([0-9a-fA-F:.]+)\]|([A-Za-z0-9._-]+))(?::(\d{1,5}))?$/.exec(text) ?? [];
  const given = digits === undefined ? port : Number(digits);
  const host = bracketed ?? plain;
  if (host === undefined || given > 65_535)
    throw new UsageError(`${option} must be HOST:PORT, such as 127.0.0.1:${String(port)}.`);
  return { host, port: given };
}

export function readMode(text: string): LeaderboardMode {
  if (!isShortId(text)) throw new UsageError('--mode must be the id of a leaderboard on the site.');
  return text;
}

function readSeconds(text: string): number {
  const count = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (count < LEAST_SECONDS || count > MOST_SECONDS)
    throw new UsageError(
      `--every must be a number of seconds from ${String(LEAST_SECONDS)} to ${String(MOST_SECONDS)}.`,
    );
  return count;
}
