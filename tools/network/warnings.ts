import { isLoopback } from '../../functions/core/env/addresses';
import type { Network } from './subjects';

/** Names with these endings stand in examples, and lead nowhere (RFC 2606). */
export const EXAMPLE = /\.(?:example|invalid)$/;

/** Hosts with these endings, wherever they stand in a text. */
const EXAMPLES = /(?<![\w.-])[\w.-]*\.(?:example|invalid)(?![\w-]|\.\w)/gi;
const MOST_NAMED = 3;

/** All texts that something is made of. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const exampleHosts = (network: Network): string[] =>
  Object.entries(network).flatMap(([subject, data]) => {
    const hosts = new Set(textsIn(data).flatMap((text) => text.toLowerCase().match(EXAMPLES) ?? []));
    if (hosts.size === 0) return [];
    const [named, more] = [[...hosts].slice(0, MOST_NAMED), hosts.size - MOST_NAMED];
    const others = more > 0 ? ` and ${String(more)} more` : '';
    return [
      `${subject}.ts: ${named.join(', ')}${others}: addresses of an example lead nowhere. Write your own`,
    ];
  });

const ownMachine = ({ identity: { url } }: Network): string[] =>
  isLoopback(new URL(url).hostname)
    ? [`identity.ts: url: ${url} is this machine. Write the address that visitors will type`]
    : [];

/** A proxy answers for all servers behind it, each time with all of its players. */
const sharedAddresses = ({ servers: { servers } }: Network): string[] =>
  servers.flatMap(({ address }, index) => {
    const first = servers.find((one) => one.address === address);
    return address === undefined || first === undefined || first === servers[index]
      ? []
      : [
          `servers.ts: servers.${String(index)}.address: is that of ${first.id}, too: both would show the same players`,
        ];
  });

const voteWarnings = ({ voting: { sites, rewards, milestones, monthly } }: Network): string[] => {
  const given = [...sites, ...milestones].flatMap((one) => one.rewards).concat(...monthly);
  return [
    ...sites.flatMap(({ id, services, check }, index) =>
      services.length > 0 || check !== undefined
        ? []
        : [
            `voting.ts: sites.${String(index)}.services: has no names, so votes on ${id} wait until the desk says which name is its`,
          ],
    ),
    ...rewards.flatMap(({ id }, index) =>
      given.some(({ reward }) => reward === id)
        ? []
        : [`voting.ts: rewards.${String(index)}: no site, milestone or month gives ${id}`],
    ),
  ];
};

/** What a valid network is probably not meant to say, a line each: `servers.ts: servers.1.address: …`. */
export const warningsOf = (network: Network): string[] => [
  ...ownMachine(network),
  ...exampleHosts(network),
  ...sharedAddresses(network),
  ...voteWarnings(network),
];
