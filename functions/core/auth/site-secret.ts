import { randomBytes } from 'node:crypto';
import { environment } from '../env/environment';

/**
 * What anti-forgery tokens are signed with, sessions tagged, and hashes of addresses keyed. Without a secret, which production
 * requires, all of that is good for as long as this process lives.
 */
export const siteSecret = environment.sessionSecret ?? randomBytes(32).toString('base64url');
