import { identity } from '#network/identity';
import manifest from '../../../package.json' with { type: 'json' };

/** How functions introduce themselves to other services: by the software and the address of the site that runs it. */
export const userAgent = `${manifest.name}/${manifest.version} (+${identity.url})`;
