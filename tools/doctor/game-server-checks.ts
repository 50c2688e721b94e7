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
/** DNS queries; a test has its own name server. */
export interface Names {
  readonly srv: (name: string) => Promise<SrvRecord[]>;
  /** Rejects if a name has no address. */
  readonly address: (name: string) => Promise<unknown>;
}

/** Queries the given name servers (`address:port`), or the machine's own. */
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
  timeout: 'No answer in time. The usual cause is a firewall or a wrong host.',
  unreachable: 'It is not reachable from here.',
  reset: 'It closes the connection.',
  closed:
    'It closes the connection without an answer. Is `enable-status=false` in its server.properties, or a firewall in front of it?',
  dns: 'Its host name does not exist.',
  srv_unknown:
    'Its SRV record did not resolve within half a second, and its host itself is not a game server. Is your DNS provider slow?',
  bad_packet: 'The program that answers there is not a Minecraft server.',
  not_json: 'The program that answers there does not send a Minecraft status.',
  bad_answer: 'The program that answers there does not send a Minecraft status.',
  too_long:
    'Its status is longer than the protocol’s limit of 32,767 characters, so the game rejects it too. Shorten its MOTD and icon, or look for a plugin or mod that adds to it.',
};
const ASLEEP =
  'It is not running: its host answers on its behalf, as for a sleeping server. Start it, or keep it awake.';
const NEEDS_PROXY =
  'It expects the PROXY protocol, which players do not use. Set the address of the proxy in front of it, or switch the protocol off: `haproxy-protocol` of Velocity, `proxy_protocol` of BungeeCord, `proxy-protocol` of Paper.';

/** Introductions without an address in both versions, as proxies send them to see whether a server is there. */
const INTRODUCTIONS = [
  Buffer.from('0d0a0d0a000d0a515549540a20000000', 'hex'),
  Buffer.from('PROXY UNKNOWN\r\n'),
];
/** Failures that suggest a server waiting for an introduction. */
const UNINTRODUCED = ['closed', 'reset', 'timeout', 'bad_packet'];

/** Returns checks of each game server: its name, its SRV record if a client would follow one, and its answer to a ping. */
export function gameServerChecks(environment: Pick<Environment, 'servers'>, names: Names): Check[] {
  const pings = { java: pingSource((name) => names.srv(name)), bedrock: bedrockPingSource() };
  return servers.map(({ id, title }) => ({
    name: title,
    async run(signal) {
      const address = environment.servers[id];
      if (address === null) return ['ok', 'Not checked, because its companion reports its status.'];
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
          players.online === null ? 'Number of players unknown' : `${String(players.online)} players`;
        return ['ok', `${playing}, answers in ${String(Math.round(latencyMs ?? 0))} ms.`];
      } catch (fault) {
        const reason = String(field(fault, 'reason'));
        if (isJava && UNINTRODUCED.includes(reason) && (await answersProxies(address, names, signal)))
          return ['wrong', NEEDS_PROXY];
        const way = isJava ? '' : ' Bedrock servers are polled over UDP.';
        return ['wrong', `${REASONS[reason] ?? 'Its answer is unusable.'}${way} Compare ${variable}.`];
      }
    },
  }));
}

/** True if a server answers a proxy that introduces itself. */
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
