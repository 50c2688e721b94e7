import { randomBytes } from 'node:crypto';
import { environment } from '../env/environment';

/** Without a secret, which production requires, tokens are good for as long as this process lives. */
export const csrfSecret = environment.sessionSecret ?? randomBytes(32).toString('base64url');
