import type { Database } from '../../../functions/core/database/database';
import { applicationFor } from '../fixtures/applications';
import { sentVote, syncOf, onlineAs } from '../fixtures/companion-calls';
import { playerOf } from '../fixtures/leaderboard-players';
import { OTHER_SERVER } from '../fixtures/tracked-servers';
import { addAccount, type SiteInstance } from './account-site';
import { CALLS, pathOf, TINY_WEBP } from './calls';
import type { Subjects } from './declared-call';
import { makeSubjects } from './stage';

/** A kind of caller with its headers. */
export interface Visitor {
  readonly kind: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Populated {
  readonly subjects: Subjects;
  readonly visitors: readonly Visitor[];
  /** Token of an admin who has just confirmed. */
  readonly boss: string;
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** Fills an empty site through its own calls with every kind of record that it stores. */
export async function populate(
  site: SiteInstance,
  database: Database,
  gameServerKey: string,
): Promise<Populated> {
  const expectStatus = async (status: number, ...call: Parameters<SiteInstance['call']>) => {
    const answer = await site.call(...call);
    await answer.background;
    expect([call[0], answer.status]).toEqual([call[0], status]);
    return answer.body;
  };
  const boss = (await addAccount(database, 'Boss', 'admin')).token;
  const add = (name: string, role: 'user' | 'reviewer' | 'editor') => addAccount(database, name, role);
  const shaped = { call: site.call, add: (name: string) => add(name, 'user') };
  const made = await makeSubjects(shaped, gameServerKey);
  const [user, reviewer, editor] = [
    await add('Reader', 'user'),
    await add('Reviewer', 'reviewer'),
    await add('Editor', 'editor'),
  ];
  const ofStranger = applicationFor('Architect', { ign: 'Stranger' });
  const { id: decided } = await expectStatus(201, 'POST /api/applications', { body: ofStranger });
  const atDesk = `/api/admin/applications/${String(decided)}`;
  await expectStatus(201, `POST ${atDesk}/comments`, {
    token: boss,
    body: { text: 'Looks good, “really”.' },
  });
  await expectStatus(200, `PATCH ${atDesk}`, {
    token: boss,
    body: { state: 'accepted', note: 'Welcome / здравствуйте' },
  });
  await expectStatus(201, 'POST /api/applications', {
    token: user.token,
    body: applicationFor('Moderator', { ign: 'Reader' }),
  });
  const now = Date.now();
  const votes = [sentVote('Victim', now - 60_000), sentVote('Alex', now - 90_000_000), sentVote('Alex', now)];
  const unnamed = sentVote('Victim', now - 30_000, { service: 'nobody-knows.example' });
  const test = { service: 'MinePortal', receivedAt: new Date(now).toISOString(), protocol: 2 as const };
  await expectStatus(200, 'POST /api/companion/sync', {
    token: gameServerKey,
    body: syncOf({ votes: [...votes, unnamed], tests: [test] }),
  });
  const service = { service: 'named.example', site: 'second' };
  await expectStatus(200, 'POST /api/admin/vote-services', { token: boss, body: service });

  await expectStatus(200, 'POST /api/companion/sync', {
    token: gameServerKey,
    body: syncOf({ server: OTHER_SERVER, players: [onlineAs('Alex')] }),
  });
  await expectStatus(200, 'POST /api/leaderboard/parkour', {
    token: gameServerKey,
    body: { players: [playerOf(1), playerOf(2), playerOf(3)] },
  });
  await expectStatus(200, 'DELETE /api/leaderboard/parkour', { token: boss });
  await expectStatus(200, 'POST /api/leaderboard/parkour', {
    token: gameServerKey,
    body: { players: [playerOf(4), playerOf(5)] },
  });
  await expectStatus(202, 'POST /api/auth/password/forgot', { body: { email: user.user.email } });
  const draft = await expectStatus(201, 'POST /api/admin/content/news', {
    token: editor.token,
    body: {
      title: 'A story: “really”',
      body: 'With [a link](/rules).',
      points: [],
      publishedAt: new Date(now).toISOString(),
    },
  });
  await expectStatus(200, `PUT /api/admin/content/news/${String(draft.item.id)}`, {
    token: editor.token,
    body: { version: 1, slug: 'a-renamed-story' },
  });
  await expectStatus(201, 'POST /api/admin/content/pictures', {
    token: editor.token,
    body: { large: TINY_WEBP, alt: 'Two pixels' },
  });
  await expectStatus(200, 'PUT /api/admin/content/banner', { token: editor.token, body: { text: 'Hello' } });

  expect(await site.run('upkeep')).toBe(204);
  const { sessions } = await expectStatus(200, 'GET /api/auth/sessions', { token: boss });
  return {
    boss,
    subjects: { ...made, sessionId: String(sessions[0].id) },
    visitors: [
      { kind: 'nobody', headers: {} },
      { kind: 'a user', headers: bearer(user.token) },
      { kind: 'a reviewer', headers: bearer(reviewer.token) },
      { kind: 'an editor', headers: bearer(editor.token) },
      { kind: 'an admin', headers: bearer(boss) },
      { kind: 'a game server', headers: bearer(gameServerKey) },
      { kind: 'an applicant', headers: { Authorization: `Application ${made.applicationKey}` } },
    ],
  };
}

/** Fields that differ between moments or polls without a change. */
const PASSING = /"(?:fetchedAt|checkedAt|latencyMs|exportedAt)":(?:"[^"]*"|\d+|null)/g;

/** Records of the site's own activity, which a restored site starts without, and of the shop, with the time at which it was asked. */
const OF_THE_INSTANCE = ['/admin/services', '/admin/usage', '/store'];

/** Returns the site's responses to every GET of its contract, by caller and path. */
export async function everyAnswer(
  site: SiteInstance,
  { subjects, visitors }: Populated,
): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const { kind, headers } of visitors) {
    for (const route of Object.keys(CALLS)) {
      const [method, own = ''] = route.split(' ');
      if (method !== 'GET' || OF_THE_INSTANCE.includes(own)) continue;
      const target = `GET /api${pathOf(route, subjects)}`;
      const { status, text } = await site.call(target, { headers });
      answers[`${kind}: ${target}`] = `${String(status)} ${text.replace(PASSING, '')}`;
    }
  }
  return answers;
}
