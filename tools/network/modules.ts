import { site } from '@/content/site';
import type { Network } from './subjects';

/** With the network's name in each text that asks for it. */
const named = (value: unknown, name: string): unknown => {
  if (typeof value === 'string') return value.replaceAll('{name}', name);
  if (Array.isArray(value)) return value.map((item) => named(item, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, named(inner, name)]));
  return value;
};

/**
 * What the product imports of a network, by the part of the module's name behind `#network/`: the exports of each.
 * `src/contract/network/modules.d.ts` declares the same.
 */
export const modulesOf = (network: Network): Map<string, Record<string, unknown>> => {
  const modules = {
    rules: { rules: network.rules },
  };
  return new Map(Object.entries(named(modules, site.name) as Record<string, Record<string, unknown>>));
};
