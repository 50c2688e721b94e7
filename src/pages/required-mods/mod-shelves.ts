import { modTexts } from '#messages/mods';
import type { Mod, Mods } from '@/contract/network/mods';

/** Titled selection of mods. */
export interface Shelf {
  id: string;
  title: string;
  mods: readonly Mod[];
}

const isSame = (some: readonly Mod[], others: readonly Mod[]): boolean =>
  some.length === others.length && some.every((mod, index) => mod === others[index]);

/** Returns all mods, the required ones, and those of each group, without empty and repeated selections. */
export const shelvesByGroup = ({ groups, mods }: Pick<Mods, 'groups' | 'mods'>): Shelf[] =>
  [
    { id: 'all', title: modTexts.all, mods },
    { id: 'required', title: modTexts.required, mods: mods.filter(({ required }) => required) },
    ...groups.map(({ id, title }) => ({ id, title, mods: mods.filter(({ group }) => group === id) })),
  ].filter(
    (shelf, index, shelves) =>
      shelf.mods.length > 0 && !shelves.slice(0, index).some((before) => isSame(before.mods, shelf.mods)),
  );

/** Returns the mods of each server, including those for all servers; servers without mods are left out. */
export const shelvesByServer = ({ servers = [], mods }: Pick<Mods, 'servers' | 'mods'>): Shelf[] =>
  servers
    .map(({ id, title }) => ({ id, title, mods: mods.filter((mod) => mod.servers?.includes(id) ?? true) }))
    .filter((shelf) => shelf.mods.length > 0);
