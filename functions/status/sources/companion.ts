import type { ServerBeat } from '../../companion';
import type { Clock } from '../../core/time/clock';
import { isAlive } from '../measure';
import { SourceError } from './source-error';
import type { ServerSource } from './status-source';

/**
 * Returns the companion's last report as a source, for a server without an address. It has no maximum of players.
 * @param beat undefined for a companion that never reported
 */
export function companionSource(
  beat: ServerBeat['beat'] | undefined,
  clock: Pick<Clock, 'now'>,
): ServerSource {
  return {
    name: 'companion',
    async read() {
      if (!beat || !isAlive(beat, clock.now())) throw new SourceError('silent');
      if (beat.players === null) throw new SourceError('no_console');
      return {
        online: true,
        players: { online: beat.players.length, max: undefined, names: undefined },
        performance: beat.vitals,
        latencyMs: null,
      };
    },
  };
}
