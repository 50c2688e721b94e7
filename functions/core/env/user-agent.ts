import { identity } from '#network/identity';
import manifest from '../../../package.json' with { type: 'json' };

export const { version } = manifest;

/** User agent of requests to other services: the software, and the address of the site that runs it. */
export const userAgent = `${manifest.name}/${manifest.version} (+${identity.url})`;
