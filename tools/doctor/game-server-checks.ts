import type { SrvRecord } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { SERVER_IDS, servers, serverVariable } from '@/content/servers';
import { type GameAddress, isLoopback } from '../../functions/core/env/addresses';
import type { Environment } from '../../functions/core/env/env';
import { field } from '../../functions/core/untrusted';
import { pingSource } from '../../functions/status/sources/ping';
import type { Check } from './verdict';

const DEFAULT_PORT = 25_565;
/** Names of this ending are examples by RFC 2606, and nobody's. */
export const EXAMPLE = /\.example$/;

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
  dns: 'Its host’s name does not exist.',
  bad_packet: 'What answers there is no Minecraft server.',
};

/** Each game server: its name, its SRV record where a client would follow one, and its answer to a ping. */
export function gameServerChecks(environment: Pick<Environment, 'servers'>, names: Names): Check[] {
  const ping = pingSource((name) => names.srv(name));
  return SERVER_IDS.map((id) => ({
    name: servers[id].title,
    async run(signal) {
      const address = environment.servers[id];
      const variable = serverVariable(id);
      if (EXAMPLE.test(address.host))
        return [
          'unset',
          `${variable} is not set, and src/content/servers.ts still has the example’s address.`,
        ];
      if (!(await leadsSomewhere(address, names)))
        return [
          'wrong',
          'Its SRV record names a host that does not exist. Correct the record _minecraft._tcp at your DNS provider.',
        ];
      try {
        const { players, latencyMs } = await ping.read(address, signal);
        return [
          'ok',
          `${String(players.online)} players, answers in ${String(Math.round(latencyMs ?? 0))} ms.`,
        ];
      } catch (fault) {
        const reason = String(field(fault, 'reason'));
        return ['wrong', `${REASONS[reason] ?? 'Its answer is of no use.'} Compare ${variable}.`];
      }
    },
  }));
}

async function leadsSomewhere({ host, port }: GameAddress, names: Names): Promise<boolean> {
  if (port !== DEFAULT_PORT || isIP(host) !== 0 || isLoopback(host)) return true;
  const records = await names.srv(`_minecraft._tcp.${host}`).catch(() => []);
  const targets = records.map(({ name }) => name.replace(/\.$/, '')).filter((name) => name !== '');
  const found = await Promise.allSettled(targets.map((name) => names.address(name)));
  return found.every(({ status }) => status === 'fulfilled');
}
