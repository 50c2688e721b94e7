import { sentVote } from '../fixtures/companion-calls';
import { setUpBridge } from './bridge';

/** A listing site that neither the content nor an admin has named. */
export const NEW = 'votes.example';

/** A bridge for the tests of a file, with votes of listing sites that nobody has named. */
export function setUpListingSites() {
  const world = setUpBridge();
  const unnamed = (username: string, at: number, service = NEW) => sentVote(username, at, { service });
  return {
    world,
    unnamed,
    /** Sends a vote of such a listing site. */
    arrive: (username: string, at = world.clock.now(), service = NEW) =>
      world.bridge.sync({ votes: [unnamed(username, at, service)] }),
    /** The listing sites whose votes are kept, with how many they are. */
    kept: async () =>
      (await world.bridge.services.list()).services.map(({ service, votes }) => [service, votes]),
  };
}
