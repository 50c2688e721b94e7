import { randomBytes } from 'node:crypto';
import { type Environment, readEnvironment } from './env';

export const environment: Environment = readEnvironment(process.env);

/**
 * Signs CSRF tokens, tags sessions, and keys the hashes of addresses. Production requires a configured secret. Without one,
 * everything signed is valid only while this process lives.
 */
export const siteSecret = environment.sessionSecret ?? randomBytes(32).toString('base64url');
