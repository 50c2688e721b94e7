import { benchColdStart } from './cold-start';
import { benchFirstPaint } from './first-paint';
import { benchLeaderboard } from './leaderboard';
import { benchSignIn } from './sign-in';
import { benchStatus } from './status';
import { benchTyping } from './typing';

/** `npm run bench`: every figure as a ratio to a floor that is measured in the same run. */
await benchColdStart();
await benchFirstPaint();
await benchStatus();
await benchSignIn();
await benchTyping();
await benchLeaderboard();
process.exit(0);
