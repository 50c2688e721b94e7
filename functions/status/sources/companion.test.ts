import { FakeClock } from '../../../test/support/server/fake-clock';
import type { ServerBeat } from '../../companion';
import { cleanReading } from '../clean-reading';
import { companionSource } from './companion';

const MINUTE_MS = 60_000;
const never = new AbortController().signal;
const clock = new FakeClock();
const players = ['Alex', 'Steve'].map((name) => ({ name, uuid: name }));
const said = (changes: Partial<ServerBeat['beat']> = {}): ServerBeat['beat'] => ({
  ...{ id: 'one', version: '1.0.0', seenAt: clock.now(), players, vitals: null },
  ...changes,
});
const read = (beat?: ServerBeat['beat']) => companionSource(beat, clock).read(never);

test('the players are those that the console lists; places and round trips are not known', async () => {
  expect(cleanReading(await read(said()))).toMatchObject({
    ...{ online: true, players: { online: 2, max: null, list: [] }, latencyMs: null },
  });
  const recent = said({ seenAt: clock.now() - 12 * MINUTE_MS + 1, players: [] });
  expect(cleanReading(await read(recent))).toMatchObject({ online: true, players: { online: 0 } });
});

test.each<[string, ServerBeat['beat'] | undefined, string]>([
  ['never said anything', undefined, 'silent'],
  ['was silent for 12 minutes', said({ seenAt: clock.now() - 12 * MINUTE_MS }), 'silent'],
  [
    'speaks from 12 minutes ahead, by a clock that is wrong',
    said({ seenAt: clock.now() + 12 * MINUTE_MS }),
    'silent',
  ],
  ['cannot reach its console', said({ players: null }), 'no_console'],
])('a server whose companion %s is offline', async (_what, beat, reason) => {
  await expect(read(beat)).rejects.toMatchObject({ reason });
});
