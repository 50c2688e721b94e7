/** Beginning of the name of a page's first script, which the name of the page's chunk follows. */
export const JOINED = 'main-';

const SEAM = '\n/* app */\n';

/** Returns a page's first script: its chunk, then the app's own script. */
export const joinScripts = (chunk: string, app: string): string => `${chunk}${SEAM}${app}`;

/** Returns the app's own script, out of any page's first script. */
export const appOf = (joined: string): string => joined.split(SEAM)[1] ?? '';
