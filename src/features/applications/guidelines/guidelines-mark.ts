import { isRecord } from '@/lib/is-record';
import { readStored } from '@/lib/read-stored';

/** The slice's name; redux-persist keeps it in localStorage under `persist:application`. */
export const APPLICATION_KEY = 'application';

const MARK = 'data-guidelines';

/** Selects the document of a visitor who has read the guidelines, possibly too long ago. */
export const GUIDELINES_MARK = `[${MARK}]`;

/**
 * Called before the first paint. The prerendered form is that of a visitor who has not read the guidelines,
 * and would flash for others. The mark hides it.
 */
export const markGuidelines = (stored: string | null): void => {
  const { guidelines } = readStored(stored);
  if (isRecord(guidelines) && guidelines['read'] === true) document.documentElement.setAttribute(MARK, '');
};
