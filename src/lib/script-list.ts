/** Id of the data block in which a prerendered document lists scripts, for the boot script and for webpack's runtime. */
export const SCRIPT_LIST_ID = 'scripts';

/** What that block holds, as JSON. Addresses begin at the site's root. */
export interface ScriptList {
  /** Addresses of the scripts that the page begins with, in the order in which they run. */
  first: string[];
  /** The digest, as `integrity` takes it, of each script that may be loaded, by its name. */
  digests: Record<string, string>;
}

/** What is no part of a script's name in its address. By name, a document has no address of what it does not load. */
export const BESIDES_NAME = /^.*\/|\.js$/g;

/** What a script's digest is listed under: `page-rules.59fcdec5`. */
export const scriptName = (address: string): string => address.replace(BESIDES_NAME, '');
