import { onlineAs, sentVote, syncOf } from '../../support/fixtures/companion-calls';
import { ENTRANCE_SERVER, OTHER_SERVER } from '../../support/fixtures/tracked-servers';
import { GAME_KEY, type ProductSite } from '../product-site';
import type { Checks } from './check';

const token = GAME_KEY;
const tokenOf = async ({ addAccount }: ProductSite, admin: string) =>
  (await addAccount(admin, 'admin')).token;

/** Has somebody vote, through the site's own call. */
const vote = async ({ ask }: ProductSite, name: string) =>
  ask('POST /api/companion/sync', { token, body: syncOf({ votes: [sentVote(name, Date.now())] }) });

/** Has somebody vote on a listing site that nobody has named. */
const voteOfService = async ({ ask }: ProductSite, name: string, service: string) =>
  ask('POST /api/companion/sync', {
    token,
    body: syncOf({ votes: [sentVote(name, Date.now(), { service })] }),
  });

/** Links an account to a player by the code in the chat. */
async function link({ ask, addAccount }: ProductSite, name: string) {
  const account = await addAccount(name);
  const started = await ask('POST /api/auth/player', { token: account.token, body: { username: name } });
  const sync = syncOf({ server: OTHER_SERVER, players: [onlineAs(name)] });
  const { challenges } = (await ask('POST /api/companion/sync', { token, body: sync })).body;
  const { id, code } = challenges.find((challenge: { id: string }) => challenge.id === started.body.id);
  return { ...account, body: { id, code } };
}

export const voteCalls: Checks = {
  async 'POST /api/companion/sync'(ask) {
    const sent = sentVote('Syncing', Date.now());
    const { status, body } = await ask({ token, body: syncOf({ votes: [sent] }) });
    expect([status, body.accepted.votes]).toEqual([200, [sent.id]]);
  },

  async 'GET /api/admin/companions'(ask, site) {
    await vote(site, 'Seen');
    const { body } = await ask({ token: await tokenOf(site, 'Watcher') });
    expect(body.companions).toContainEqual(expect.objectContaining({ server: ENTRANCE_SERVER, alive: true }));
  },

  async 'GET /api/votes'(ask, site) {
    await vote(site, 'Heard');
    const { body, headers } = await ask();
    expect([body, headers.get('netlify-cdn-cache-control')]).toEqual([
      { isConnected: true },
      expect.stringContaining('max-age=30'),
    ]);
  },

  async 'GET /api/votes/:player'(ask, site) {
    await vote(site, '.Bedrock');
    const { body } = await ask({ params: { player: '.bedrock' } });
    expect(body).toMatchObject({ player: '.Bedrock', month: { votes: 1 } });
  },

  async 'POST /api/votes/:player/check'(ask, site) {
    await vote(site, 'Checking');
    const { body } = await ask({ params: { player: 'Checking' }, body: { site: 'first' } });
    expect(body.state).toBe('counted');
  },

  async 'POST /api/votes/:player/ticket'(ask) {
    const { body } = await ask({ params: { player: 'Alex' }, body: { site: 'second' } });
    expect(body.url).toMatch(/^https:/);
  },

  async 'POST /api/votes/:player/claim'(ask, { ask: call }) {
    const votes = [2, 1, 0].map((ago) => sentVote('Claiming', Date.now() - ago * 86_400_000));
    await call('POST /api/companion/sync', { token, body: syncOf({ votes }) });
    const { body } = await ask({ params: { player: 'Claiming' }, body: { days: 3 } });
    expect(body.milestones).toContainEqual({ days: 3, state: 'claimed' });
  },

  async 'GET /api/votes/callback/:site'(ask) {
    expect((await ask({ params: { site: 'third' }, query: '?p_resp=made-up' })).status).toBe(204);
    expect((await ask({ params: { site: 'fourth' } })).status).toBe(404);
  },

  async 'POST /api/votes/callback/:site'(ask) {
    expect((await ask({ params: { site: 'first' } })).status).toBe(204);
    expect((await ask({ params: { site: 'fourth' } })).status).toBe(404);
  },

  async 'GET /api/voters'(ask) {
    const { headers, body } = await ask({ query: '?month=2020-01' });
    expect([body.month, headers.get('netlify-vary')]).toEqual(['2020-01', 'query=month']);
  },

  async 'GET /api/admin/votes'(ask, site) {
    await vote(site, 'Searched');
    const { body } = await ask({ token: await tokenOf(site, 'Searcher'), query: '?q=earche' });
    expect(body.votes).toEqual([expect.objectContaining({ player: 'Searched' })]);
  },

  async 'POST /api/admin/votes/test'(ask, site) {
    const body = { username: 'Tested', site: 'first' };
    const answer = await ask({ token: await tokenOf(site, 'Tester'), body });
    expect([answer.status, answer.body.rewards.length > 0]).toEqual([201, true]);
  },

  async 'GET /api/admin/vote-services'(ask, site) {
    await voteOfService(site, 'Waiting', 'listed.example');
    const { body } = await ask({ token: await tokenOf(site, 'Lister2') });
    expect(body.services).toContainEqual(expect.objectContaining({ service: 'listed.example', votes: 1 }));
  },

  async 'GET /api/admin/vote-services/:id/votes'(ask, site) {
    await voteOfService(site, 'Waiting', 'opened.example');
    const { body } = await ask({ token: await tokenOf(site, 'Opener'), params: { id: 'openedexample' } });
    expect(body.votes).toEqual([expect.objectContaining({ player: 'Waiting' })]);
  },

  async 'POST /api/admin/vote-services'(ask, site) {
    await voteOfService(site, 'Named', 'named.example');
    const body = { service: 'named.example', site: 'third' };
    const answer = await ask({ token: await tokenOf(site, 'Namer'), body });
    expect([answer.status, answer.body.votes]).toEqual([200, 1]);
    expect((await site.ask('GET /api/votes/Named')).body.month.votes).toBe(1);
  },

  async 'DELETE /api/admin/vote-services/:id'(ask, site) {
    const asking = { token: await tokenOf(site, 'Forgetter'), params: { id: 'unheard' } };
    expect((await ask(asking)).status).toBe(404);
  },

  async 'GET /api/admin/rewards'(ask, site) {
    await vote(site, 'Rewarded');
    const { body } = await ask({ token: await tokenOf(site, 'Rewarder'), query: '?state=waiting' });
    expect(body.rewards).toContainEqual(expect.objectContaining({ player: 'Rewarded' }));
  },

  async 'POST /api/admin/rewards/:id'(ask, site) {
    const asking = { token: await tokenOf(site, 'Retrier'), params: { id: '.bedrock.made-up.1' } };
    expect((await ask({ ...asking, body: { action: 'done' } })).status).toBe(404);
  },

  async 'POST /api/auth/player'(ask, { addAccount }) {
    const { token: own } = await addAccount('Linking');
    expect((await ask({ token: own, body: { username: 'Linking' } })).status).toBe(202);
  },

  async 'POST /api/auth/player/confirm'(ask, site) {
    const { token: own, body } = await link(site, 'Confirming');
    expect((await ask({ token: own, body })).body.user.player).toBe('Confirming');
  },

  async 'DELETE /api/auth/player'(ask, site) {
    const { token: own, body } = await link(site, 'Unlinking');
    await site.ask('POST /api/auth/player/confirm', { token: own, body });
    expect((await ask({ token: own })).status).toBe(204);
    expect((await site.ask('GET /api/auth/me', { token: own })).body.user.player).toBeNull();
  },

  async 'DELETE /api/admin/users/:id/player'(ask, site) {
    const { user, token: own, body } = await link(site, 'Releasing');
    await site.ask('POST /api/auth/player/confirm', { token: own, body });
    expect((await ask({ token: await tokenOf(site, 'Releaser'), params: { id: user.id } })).status).toBe(204);
    expect((await site.ask('GET /api/auth/me', { token: own })).body.user.player).toBeNull();
  },
};
