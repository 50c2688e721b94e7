import type { Database } from '../../../functions/core/database/database';
import { onlineAs, sentVote, syncOf } from '../../support/fixtures/companion-calls';
import { SERVER_IDS } from '../../support/fixtures/tracked-servers';
import {
  addAccount,
  PASSWORD,
  type SiteInstance,
  type SiteResponse,
} from '../../support/server/account-site';

export const GAME_KEY = 'a-key-of-all-of-our-game-servers';
const [OWN = '', OTHER = ''] = SERVER_IDS;
const DAY_MS = 86_400_000;

/** An account that has requested to be linked to Alex. */
interface Suitor {
  readonly id: string;
  readonly token: string;
  readonly link: { readonly id: string; readonly code: string };
}

/** People and records that a race concerns. */
export interface VoteWorld {
  /** Owner of the site. */
  readonly boss: { readonly token: string };
  readonly alex: Suitor;
  readonly eve: Suitor;
  /** A vote by Alex on a site without one yet. */
  readonly vote: ReturnType<typeof sentVote>;
  /** A vote by Alex from an unknown listing site, until {@link VOTE_ACTS} assign it to `second`. */
  readonly unnamed: ReturnType<typeof sentVote>;
}

const sync = (instance: SiteInstance, differences: Parameters<typeof syncOf>[0]) =>
  instance.call('POST /api/companion/sync', { token: GAME_KEY, body: syncOf(differences) });

/** Creates a world in which Alex has voted on four days and has pending rewards, and two accounts know a code that was shown. */
export async function makeVoteWorld(
  opened: Database,
  instance: SiteInstance,
  now: number,
): Promise<VoteWorld> {
  const boss = await addAccount(opened, 'Boss', 'admin');
  const suitors = [await addAccount(opened, 'Alex'), await addAccount(opened, 'Eve')];
  const started: string[] = [];
  for (const { token } of suitors) {
    const { body } = await instance.call('POST /api/auth/player', { token, body: { username: 'Alex' } });
    started.push(String(body.id));
  }
  const { body } = await sync(instance, { server: OTHER, players: [onlineAs('Alex')] });
  await sync(instance, { server: OTHER });
  const votes = [3, 2, 1, 0].map((days) => sentVote('Alex', now - days * DAY_MS));
  await sync(instance, { server: OWN, votes });
  const codeOf = (id: string) =>
    String(body.challenges.find((shown: { readonly id: string }) => shown.id === id)?.code);
  const [alex, eve] = suitors.map(({ user, token }, at) => {
    const id = started[at] ?? '';
    return { id: user.id, token, link: { id, code: codeOf(id) } };
  });
  if (!alex || !eve) throw new Error('Nobody is there.');
  const unnamed = sentVote('Alex', now, { service: 'new.example' });
  await sync(instance, { server: OWN, votes: [sentVote('Alex', now - DAY_MS, { service: 'new.example' })] });
  return { boss, alex, eve, vote: sentVote('Alex', now, { site: 'second' }), unnamed };
}

type VoteAct = (instance: SiteInstance, world: VoteWorld) => Promise<SiteResponse>;

const confirm = (instance: SiteInstance, { token, link }: Suitor) =>
  instance.call('POST /api/auth/player/confirm', { token, body: link });

export const VOTE_ACTS = {
  'a vote': (instance, { vote }) => sync(instance, { server: OWN, votes: [vote] }),
  'a vote of a new listing site': (instance, { unnamed }) =>
    sync(instance, { server: OWN, votes: [unnamed] }),
  'a name for the listing site': (instance, { boss: { token } }) =>
    instance.call('POST /api/admin/vote-services', {
      token,
      body: { service: 'New.example', site: 'second' },
    }),
  'a hand-out': (instance) => sync(instance, { server: OWN, players: [onlineAs('Alex')] }),
  'a hand-out elsewhere': (instance) =>
    sync(instance, { server: OTHER, players: [onlineAs('Alex'), onlineAs('Steve')] }),
  'a milestone': (instance) => instance.call('POST /api/votes/Alex/claim', { body: { days: 3 } }),
  'a link': (instance, { alex }) => confirm(instance, alex),
  'the link of another account': (instance, { eve }) => confirm(instance, eve),
  'an unlinking': (instance, { alex: { token } }) => instance.call('DELETE /api/auth/player', { token }),
  'a release of the player': (instance, { alex, boss: { token } }) =>
    instance.call(`DELETE /api/admin/users/${alex.id}/player`, { token }),
  'a deletion of the account': (instance, { alex: { token } }) =>
    instance.call('DELETE /api/auth/me', { token, body: { currentPassword: PASSWORD } }),
} as const satisfies Record<string, VoteAct>;

export type VoteActName = keyof typeof VOTE_ACTS;
export const VOTE_ACT_NAMES = Object.keys(VOTE_ACTS) as VoteActName[];
