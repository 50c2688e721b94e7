import type { ColdStart } from '../cold-start';
import type { LeaderboardLoad } from '../leaderboard';
import type { SignIn } from '../sign-in';
import type { StatusLoad } from '../status';
import type { Typing } from '../typing';
import { code, count, kilobytes, milliseconds, NONE, ratio, table } from './markdown';
import type { Section } from './section';

export const typing: Section<Typing> = {
  title: 'Typing',
  blocks: ({ rounds, most, fields }) => {
    const floor = fields[0]?.cost ?? NaN;
    return [
      `Scripting that a key costs in the application form with its 30 questions, in turns with a bare controlled input of
React; medians of ${String(rounds)} rounds on this machine's processor as it is. At most ${String(most)} times the floor is allowed.`,
      table(
        ['field', 'a key', 'ratio'],
        fields.map(({ name, cost }) => [name, milliseconds(cost, 3), ratio(cost, floor)]),
      ),
    ];
  },
};

export const coldStart: Section<ColdStart> = {
  title: 'Cold start of functions',
  blocks: ({ rounds, empty, functions }) => [
    `From a function's import to the end of its first response, in a process of its own and without a database, in turns with a
function that does nothing; medians of ${String(rounds)}. The size is that of its own code; packages lie beside it.`,
    table(
      ['function', 'call', 'first response', 'ratio', 'size'],
      [
        ['an empty one', NONE, milliseconds(empty, 1), '1.00', NONE],
        ...functions.map(({ name, target, took, size }) => [
          code(name),
          code(target),
          milliseconds(took, 1),
          ratio(took, empty),
          kilobytes(size),
        ]),
      ],
    ),
  ],
};

export const status: Section<StatusLoad> = {
  title: 'The status under load',
  blocks: ({ clients, requestsPerSecond, responses, failed, status, empty, seconds, pings, commands }) => [
    `${count(clients)} clients ask for ${code('/api/status')}, ${count(requestsPerSecond)} times a second and past every cache
that goes by the address, in turns with an empty function.`,
    table(
      ['', 'figure'],
      [
        ['responses', `${count(responses)}, failed ${count(failed)}`],
        ['99th percentile', milliseconds(status)],
        ['99th percentile of an empty function', milliseconds(empty)],
        ['ratio', ratio(status, empty)],
        [
          `each game server asked, in ${count(seconds)} s`,
          pings.map((pings) => `${count(pings)} times`).join(', '),
        ],
        [`database commands, in ${count(seconds)} s`, count(commands)],
      ],
    ),
  ],
};

export const signIn: Section<SignIn> = {
  title: 'Telling who has an account',
  blocks: ({ count: addresses, calls }) => [
    `Whether the time until an answer tells who has an account: ${count(addresses)} email addresses with an account and as many
without, interleaved. The area under the curve is 0.5 when the two cannot be told apart, and 0 or 1 when they can without fail.
A registration that passes the checks is told of a taken address in words, a few times an hour; one that does not is told nothing.`,
    table(
      ['', 'median with an account', 'median without', 'area under the curve'],
      calls.map(({ name, known, unknown, area }) => [
        name,
        milliseconds(known, 2),
        milliseconds(unknown, 2),
        area.toFixed(3),
      ]),
    ),
  ],
};

const megabytes = (value: number) => `${value.toFixed(1)} MB`;

export const leaderboard: Section<LeaderboardLoad> = {
  title: 'Leaderboards with many players',
  blocks: (load) => [
    `${count(load.players)} players in each of ${String(load.modes)} modes, pushed ${count(load.batch)} at a time, each push in
turns with a command of the same size that does nothing.`,
    table(
      ['', 'figure'],
      [
        [`a push of ${count(load.batch)}, ${kilobytes(load.pushBytes)}`, milliseconds(load.push, 1)],
        ['a command of that size', milliseconds(load.empty, 1)],
        ['ratio', ratio(load.push, load.empty)],
        ['memory of all modes', `${megabytes(load.used)} of ${String(load.free)} MB`],
        ["a player's place", milliseconds(load.place, 1)],
        ["a season's end", milliseconds(load.ending, 1)],
        [`its export of ${count(load.exported)} players`, milliseconds(load.exporting)],
        ['kept of it for a week', megabytes(load.kept)],
      ],
    ),
  ],
};
