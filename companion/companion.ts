// Decision record: docs/decisions/0019-companion.md
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { HandedReward } from '@/contract/companion-sync';
import manifest from '../package.json' with { type: 'json' };
import { holdFolder } from './files/data-folder';
import { readOrMake } from './files/whole-file';
import { createChallenges } from './game/challenges';
import { createGameServer } from './game/game-server';
import { createSource } from './game/source';
import { createWatch } from './game/watch';
import type { CompanionOptions } from './options';
import type { Output } from './output';
import { countOf } from './printable';
import { createConsole } from './rcon/console';
import { deliver } from './rewards/deliver';
import { openJournal } from './rewards/journal';
import { openRewardsFile } from './rewards/rewards-file';
import { createExchange, type Tasks } from './sync/exchange';
import { createPace } from './sync/pace';
import { createSetAside } from './sync/set-aside';
import { createIntake } from './votes/intake';
import { openVoteKeys } from './votes/keys';
import { createSeenTests } from './votes/seen-tests';
import { openVoteQueue } from './votes/vote-queue';

/** Differences below this count as correct clocks: the network causes them. */
const CLOCK_TOLERANCE_MS = 2 * 60_000;
/** Maximum age of a look at the game server that a call to the site may use. */
const FRESH_MS = 2_000;

export interface Companion {
  /** Polls the game server, listens for votes, and detects the owner's changes. */
  look(): Promise<void>;
  /** Calls the site and does its tasks; false when the site was not reached. */
  exchange(): Promise<boolean>;
  /** Time of the next call to the site, in milliseconds. */
  readonly dueAt: number;
  /** Whether there is news for the site. */
  readonly hasNews: boolean;
  /** Status of all connections, in one line. */
  describe(): string;
  /** Returns the folder of the world. @throws Error */
  world(): Promise<string>;
  close(): Promise<void>;
}

interface CompanionParts {
  readonly output: Output;
  readonly now: () => number;
  /** Aborts when the companion must end. */
  readonly signal: AbortSignal;
  /** Called when news makes {@link Companion.dueAt} earlier. */
  readonly onNews: () => void;
  /** Minimum time between two calls, in milliseconds. */
  readonly shortestMs?: number | undefined;
}

/** @throws FolderTaken, or the system's error when its folder cannot be used */
export async function openCompanion(
  options: CompanionOptions,
  { output, now, signal, onNews, shortestMs }: CompanionParts,
): Promise<Companion> {
  const inData = (name: string) => path.join(options.data, name);
  const release = await holdFolder(options.data);
  const queue = await openVoteQueue(inData('votes.jsonl'));
  const journal = await openJournal(inData('journal.jsonl'), now);
  const { text: id } = await readOrMake(inData('companion-id.txt'), () => `${randomUUID()}\n`);
  const damaged = queue.damaged + journal.damaged;
  if (damaged > 0) output.trouble(`${String(damaged)} unfinished lines in ${options.data} were skipped`);
  for (const reward of journal.uncertain)
    output.trouble(
      `Reward ${reward}: started before the companion stopped. It is unknown whether it arrived`,
    );

  let aheadMs = 0;
  const siteNow = () => now() + aheadMs;
  const source = createSource(options);
  const console = createConsole(() => source.console());
  const game = createGameServer(console);
  const watch = createWatch({ game: source.hasConsole ? game : null, source, output, now });
  const pace = createPace(now, options.everyMs, shortestMs);
  const hurry = () => {
    pace.hurry();
    onNews();
  };
  const rewards = openRewardsFile(inData('rewards.json'), {
    onRead: (read, isNew) =>
      isNew
        ? output.event(
            `Rewards: wrote examples to ${inData('rewards.json')}. Change them to suit your server`,
          )
        : output.event(`Rewards: ${[...read.keys()].join(', ') || 'none'}`),
    onBad: (message) => output.trouble(message),
    onMissing: (ids) =>
      output.trouble(
        `Rewards: ${inData('rewards.json')} does not define ${ids.join(', ')}. The site gives these rewards, and they fail`,
      ),
  });
  const challenges = createChallenges({
    ...{ console, game },
    host: new URL(options.site).host,
    ...{ now, siteNow },
    onShown: (player) => output.event(`Code shown to ${player}`),
  });
  const tests = createSeenTests();
  const exchange = createExchange({
    ...{ options, queue, tests, journal, rewards, watch, pace, output, signal, now },
    companion: { id: id.trim(), version: manifest.version },
    onClock(difference) {
      const ahead = Math.abs(difference) < CLOCK_TOLERANCE_MS ? 0 : difference;
      if (ahead !== 0 && aheadMs === 0)
        output.trouble('This machine’s clock is wrong. Using the site’s time');
      aheadMs = ahead;
    },
    setAside: createSetAside(inData('set-aside.jsonl'), output),
  });
  const keys =
    options.votifier && !options.isOnce ? await openVoteKeys(options.data, options.votifierToken) : null;
  if (keys?.isNewToken) output.plain(`Votifier token, for listing sites that use version 2: ${keys.token}`);
  if (keys) output.plain(`Votifier public key, for listing sites that use version 1: ${keys.publicFile}`);
  const intake =
    keys && options.votifier
      ? createIntake({ place: options.votifier, keys, queue, tests, output, now: siteNow, onNews: hurry })
      : null;

  async function look(): Promise<void> {
    await intake?.check();
    await rewards.read();
    const hasJoined = await watch.look();
    if (hasJoined) hurry();
    if (watch.players) await challenges.show(watch.players);
  }

  async function doTasks(tasks: Tasks): Promise<void> {
    rewards.expect(tasks.rewardIds);
    await rewards.read();
    challenges.add(tasks.challenges);
    if (watch.players) await challenges.show(watch.players);
    const called = ({ reward, count }: HandedReward) => `${String(count)} × ${reward}`;
    await deliver(tasks.rewards, tasks.askedAt, {
      ...{ console, game, journal, rewards, now },
      isStopping: () => signal.aborted,
      onLeft: (count) =>
        output.trouble(
          `Site: ${String(count)} rewards were not started, because the site has not confirmed the earlier ones`,
        ),
      onKept: () => exchange.keep(tasks),
      onDone: (reward, player) => output.good(`Reward for ${player}: ${called(reward)}`),
      onTrouble: (reward, result, detail) =>
        output.trouble(`Reward for ${reward.player}: ${called(reward)} ${result}: ${detail}`),
    });
  }

  return {
    look,
    async exchange() {
      if (source.hasConsole && now() - watch.at > FRESH_MS) await watch.look();
      const tasks = await exchange.run();
      if (!tasks) return false;
      await doTasks(tasks);
      if (journal.receipts(1).length > 0) hurry();
      return true;
    },
    get dueAt() {
      return pace.dueAt;
    },
    get hasNews() {
      return queue.size > 0 || journal.receipts(1).length > 0;
    },
    describe() {
      const players = watch.players ? `game server with ${countOf(watch.players.length, 'player')}` : null;
      const parts = [
        `${options.site}${exchange.isReached ? '' : ' (not reached)'}`,
        source.hasConsole ? (players ?? 'game server (not reached)') : null,
        intake ? `votes on ${intake.address ?? '(not listening)'}` : null,
      ];
      return `${options.server}: ${parts.filter((part) => part !== null).join(', ')}`;
    },
    world: () => source.world(),
    async close() {
      await intake?.close();
      console.close();
      await queue.close();
      await journal.close();
      await release();
    },
  };
}
