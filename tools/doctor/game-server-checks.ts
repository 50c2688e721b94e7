import type { SrvRecord } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { editions } from '#network/private/servers';
import { servers } from '#network/servers';
import { serverVariable } from '@/contract/network/servers';
import { type GameAddress, isLoopback } from '../../functions/core/env/addresses';
import type { Environment } from '../../functions/core/env/env';
import { field } from '../../functions/core/untrusted';
import { cleanReading } from '../../functions/status/clean-reading';
import { bedrockPingSource, pingSource } from '../../functions/status/sources/ping';
import { EXAMPLE } from '../network/warnings';
import type { Check } from './verdict';

const DEFAULT_PORT = 25_565;
/** How names are looked up; a test has a name server of its own. */
export interface Names {
  readonly srv: (name: string) => Promise<SrvRecord[]>;
  /** Rejects when a name has no address. */
  readonly address: (name: string) => Promise<unknown>;
}

/** Asks the given name servers (`address:port`), or the machine's own. */
export function namesFrom(nameServers?: readonly string[]): Names {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (nameServers) resolver.setServers(nameServers);
  return {
    srv: (name) => resolver.resolveSrv(name),
    address: (name) => Promise.any([resolver.resolve4(name), resolver.resolve6(name)]),
  };
}

const REASONS: Readonly<Record<string, string>> = {
  refused: 'Nothing listens at its port. Is it running, and is the port right?',
  timeout: 'No answer in time. Often a firewall, or a wrong host.',
  unreachable: 'It is not reachable from here.',
  reset: 'It breaks the connection off.',
  closed:
    'It hangs up without an answer. Is `enable-status=false` in its server.properties, or a firewall in front of it?',
  dns: 'Its host’s name does not exist.',
  srv_unknown:
    'Its SRV record was not looked up within half a second, and its host itself is no game server. Is your DNS provider slow?',
  bad_packet: 'What answers there is no Minecraft server.',
  not_json: 'What answers there sends no Minecraft status.',
  bad_answer: 'What answers there sends no Minecraft status.',
  too_long:
    'Its status is longer than the protocol allows, 32,767 characters: the game refuses it, too. Shorten its MOTD and icon, or look for a plugin or mod that adds to it.',
};
const ASLEEP =
  'It is not running: its host answers for it, as for a server that sleeps. Start it, or have it stay awake.';
const NEEDS_PROXY =
  'It expects the PROXY protocol, which players do not speak. Name the proxy in front of it, or switch the protocol off: `haproxy-protocol` of Velocity, `proxy_protocol` of BungeeCord, `proxy-protocol` of Paper.';

/** An introduction without an address, as proxies send it to see whether a server is there, in both versions. */
const INTRODUCTIONS = [
  Buffer.from('0d0a0d0a000d0a515549540a20000000', 'hex'),
  Buffer.from('PROXY UNKNOWN\r\n'),
];
/** Failures of a server that waits for an introduction. */
const UNINTRODUCED = ['closed', 'reset', 'timeout', 'bad_packet'];

/** Each game server: its name, its SRV record where a client would follow one, and its answer to a ping. */
export function gameServerChecks(environment: Pick<Environment, 'servers'>, names: Names): Check[] {
  const pings = { java: pingSource((name) => names.srv(name)), bedrock: bedrockPingSource() };
  return servers.map(({ id, title }) => ({
    name: title,
    async run(signal) {
      const address = environment.servers[id];
      if (address === null) return ['ok', 'Not asked: its companion says how it is.'];
      const variable = serverVariable(id);
      const edition = editions[id];
      const isJava = edition === 'java';
      if (EXAMPLE.test(address.host))
        return [
          'unset',
          `${variable} is not set, and networks/NAME/servers.ts still has the example’s address.`,
        ];
      if (isJava && !(await leadsSomewhere(address, names)))
        return [
          'wrong',
          'Its SRV record names a host that does not exist. Correct the record _minecraft._tcp at your DNS provider.',
        ];
      try {
        const { online, players, latencyMs } = cleanReading(await pings[edition].read(address, signal));
        if (!online) return ['wrong', ASLEEP];
        const playing =
          players.online === null ? 'Does not tell how many play' : `${String(players.online)} players`;
        return ['ok', `${playing}, answers in ${String(Math.round(latencyMs ?? 0))} ms.`];
      } catch (fault) {
        const reason = String(field(fault, 'reason'));
        if (isJava && UNINTRODUCED.includes(reason) && (await answersProxies(address, names, signal)))
          return ['wrong', NEEDS_PROXY];
        const way = isJava ? '' : ' The Bedrock Edition is asked over UDP.';
        return ['wrong', `${REASONS[reason] ?? 'Its answer is of no use.'}${way} Compare ${variable}.`];
      }
    },
  }));
}

/** Whether a server gives its status to a proxy that introduces itself. */
async function answersProxies(address: GameAddress, names: Names, signal: AbortSignal): Promise<boolean> {
  const asked = INTRODUCTIONS.map((introduction) =>
    pingSource((name) => names.srv(name), introduction).read(address, signal),
  );
  return (await Promise.allSettled(asked)).some(({ status }) => status === 'fulfilled');
}

async function leadsSomewhere({ host, port }: GameAddress, names: Names): Promise<boolean> {
  if (port !== DEFAULT_PORT || isIP(host) !== 0 || isLoopback(host)) return true;
  const records = await names.srv(`_minecraft._tcp.${host}`).catch(() => []);
  const targets = records.map(({ name }) => name.replace(/\.$/, '')).filter((name) => name !== '');
  const found = await Promise.allSettled(targets.map((name) => names.address(name)));
  return found.every(({ status }) => status === 'fulfilled');
}
