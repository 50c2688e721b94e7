import { sentVote } from '../fixtures/companion-calls';
import { setUpBridge } from './bridge';

/** A listing site unknown to both the content and the admins. */
export const NEW = 'votes.example';

/** Sets up a bridge for the tests of a file, with votes from unknown listing sites. */
export function setUpListingSites() {
  const world = setUpBridge();
  const unnamed = (username: string, at: number, service = NEW) => sentVote(username, at, { service });
  return {
    world,
    unnamed,
    /** Sends a vote from such a listing site. */
    arrive: (username: string, at = world.clock.now(), service = NEW) =>
      world.bridge.sync({ votes: [unnamed(username, at, service)] }),
    /** Returns the unknown listing sites with their number of stored votes. */
    kept: async () =>
      (await world.bridge.services.list()).services.map(({ service, votes }) => [service, votes]),
  };
}
