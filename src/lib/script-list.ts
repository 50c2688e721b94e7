/** Id of the data block with a prerendered document's list of scripts, for the boot script and webpack's runtime. */
export const SCRIPT_LIST_ID = 'scripts';

/** JSON content of that block. URLs start at the site's root. */
export interface ScriptList {
  /** URLs of the page's initial scripts, in execution order. */
  first: string[];
  /** Digests of all loadable scripts by name, in the format of `integrity`. */
  digests: Record<string, string>;
}

/**
 * Matches the parts of a URL besides the script's name. Lists use names, so that a document contains no URL
 * that it does not load.
 */
export const BESIDES_NAME = /^.*\/|\.js$/g;

/** Returns the name under which a script's digest is listed: `page-rules.59fcdec5`. */
export const scriptName = (address: string): string => address.replace(BESIDES_NAME, '');
