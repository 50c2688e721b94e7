import { positions } from '@/content/applications/positions';

/** Tests apply for every position, whichever of them the owner has closed; one that is about closing closes its own. */
beforeEach(() => {
  for (const position of Object.values(positions)) jest.replaceProperty(position, 'open', true);
});
