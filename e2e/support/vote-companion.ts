import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerId } from '@/contract/network/servers';
import { freePort } from '../../local/site/listen';
import { type GameConsole, RCON_PASSWORD, startGameConsole } from '../../test/support/fakes/game-console';
import { callListener, type VotifierVote, v1Frame, v2Frame } from '../../test/support/fakes/votifier-client';
import { startCompanionProgram } from '../../test/support/server/companion-program';
import { forgetCompanions } from './companion';
import { GAME_KEY, type Site } from './site';

const TOKEN = 'a-token-of-listing-sites';

/** The companion beside a game server, in its own process, listening for votes. */
export interface VoteCompanion {
  readonly game: GameConsole;
  /** Sends a vote like a listing site. */
  sendV1(vote: VotifierVote): Promise<void>;
  sendV2(vote: VotifierVote): Promise<void>;
  stop(): Promise<void>;
}

/** @param rewards commands by reward, as in `rewards.json` */
export const startVoteCompanion = async (
  site: Site,
  server: ServerId,
  rewards: Readonly<Record<string, readonly string[]>>,
): Promise<VoteCompanion> => {
  await forgetCompanions(site);
  const data = await mkdtemp(path.join(tmpdir(), 'companion-'));
  await writeFile(path.join(data, 'rewards.json'), JSON.stringify(rewards));
  const game = await startGameConsole();
  const port = await freePort('127.0.0.1');
  const program = await startCompanionProgram(
    [
      ...['--site', site.url, '--server', server, '--data', data],
      ...['--rcon', `127.0.0.1:${String(game.port)}`, '--votifier', `127.0.0.1:${String(port)}`],
    ],
    { env: { GAME_SERVER_KEY: GAME_KEY, RCON_PASSWORD, VOTIFIER_TOKEN: TOKEN }, isHasty: true },
  );
  await program.says('Companion ready');
  const send = async (frameFor: (challenge: string) => Buffer) => {
    const { socket, challenge, reply } = await callListener(port);
    socket.write(frameFor(challenge));
    const said = await reply;
    socket.destroy();
    return said;
  };
  return {
    game,
    sendV1: async (vote) => {
      const publicKey = await readFile(path.join(data, 'votifier-public.txt'), 'utf8');
      const said = await send(() => v1Frame(vote, publicKey.trim()));
      if (said !== '') throw new Error(`The vote was not taken: ${String(said)}`);
    },
    sendV2: async (vote) => {
      const said = await send((challenge) => v2Frame(vote, TOKEN, challenge));
      if (!said?.includes('"ok"')) throw new Error(`The vote was not taken: ${String(said)}`);
    },
    stop: async () => {
      await program.stop();
      await forgetCompanions(site);
      await game.close();
      await rm(data, { recursive: true, force: true });
    },
  };
};
