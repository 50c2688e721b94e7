import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { UserChanges } from '@/contract/user-requests';
import type { User, UsersResponse } from '@/contract/users';

/** The part of a search's result that has been loaded. */
export type UsersPages = InfiniteData<UsersResponse, string | null>;

/** Where a user stood: the page, and the place on it. */
export interface Place {
  page: number;
  index: number;
}

/** What of a user shows in a list; a password does not. */
type Shown = Pick<User, 'username' | 'email' | 'role'>;
const SHOWN = ['username', 'email', 'role'] as const satisfies (keyof Shown)[];

export const placeOf = ({ pages }: UsersPages, id: string): Place | null => {
  for (const [page, { users }] of pages.entries()) {
    const index = users.findIndex((user) => user.id === id);
    if (index >= 0) return { page, index };
  }
  return null;
};

const change = <Name extends keyof Shown>(user: User, name: Name, value: User[Name] | undefined) => {
  if (value !== undefined) user[name] = value;
};

/** Changes the user, wherever it stands by now. */
export const changeIn = ({ pages }: UsersPages, id: string, changes: UserChanges): void => {
  const user = pages.flatMap(({ users }) => users).find((candidate) => candidate.id === id);
  if (user) for (const name of SHOWN) change(user, name, changes[name]);
};

/** Takes a change back, but for what has become something else since. */
export const changeBackIn = ({ pages }: UsersPages, before: User, changes: UserChanges): void => {
  const user = pages.flatMap(({ users }) => users).find(({ id }) => id === before.id);
  if (user) for (const name of SHOWN) if (user[name] === changes[name]) change(user, name, before[name]);
};

export const removeFrom = ({ pages }: UsersPages, id: string): void => {
  for (const page of pages) page.users = page.users.filter((user) => user.id !== id);
};

/** Puts a removed user back near where it stood; others may have come and gone meanwhile. */
export const putBack = (data: UsersPages, user: User, { page, index }: Place): void => {
  if (placeOf(data, user.id)) return;
  const target = data.pages[page] ?? data.pages.at(-1);
  target?.users.splice(index, 0, user);
};
