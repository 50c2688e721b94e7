import { randomBytes } from 'node:crypto';
import { environment } from '../env/environment';

/**
 * What anti-forgery tokens are signed with, and sessions tagged. Without a secret, which production requires, both are good
 * for as long as this process lives.
 */
export const siteSecret = environment.sessionSecret ?? randomBytes(32).toString('base64url');
