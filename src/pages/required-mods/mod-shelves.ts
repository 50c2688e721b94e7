import type { Mod, Mods } from '@/contract/network/mods';
import { modTexts } from '@/messages/en/mods';

/** Some of the mods under a title of theirs. */
export interface Shelf {
  id: string;
  title: string;
  mods: readonly Mod[];
}

const isSame = (some: readonly Mod[], others: readonly Mod[]): boolean =>
  some.length === others.length && some.every((mod, index) => mod === others[index]);

/** All mods, those that are required, and those of each group; none that is empty or shows what one before it shows. */
export const shelvesByGroup = ({ groups, mods }: Pick<Mods, 'groups' | 'mods'>): Shelf[] =>
  [
    { id: 'all', title: modTexts.all, mods },
    { id: 'required', title: modTexts.required, mods: mods.filter(({ required }) => required) },
    ...groups.map(({ id, title }) => ({ id, title, mods: mods.filter(({ group }) => group === id) })),
  ].filter(
    (shelf, index, shelves) =>
      shelf.mods.length > 0 && !shelves.slice(0, index).some((before) => isSame(before.mods, shelf.mods)),
  );

/** The mods of each server, those of all servers among them; none for a server without mods. */
export const shelvesByServer = ({ servers = [], mods }: Pick<Mods, 'servers' | 'mods'>): Shelf[] =>
  servers
    .map(({ id, title }) => ({ id, title, mods: mods.filter((mod) => mod.servers?.includes(id) ?? true) }))
    .filter((shelf) => shelf.mods.length > 0);
