import { benchSignIn } from './sign-in';
import { benchStatus } from './status';

/** `npm run bench`: every figure as a ratio to a floor that is measured in the same run. */
await benchStatus();
await benchSignIn();
process.exit(0);
