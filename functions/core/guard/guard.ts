import { environment } from '../env/environment';
import { userAgent } from '../env/user-agent';
import { noteFailure } from '../failures/note-failure';
import { writeLog } from '../log';
import { type Guard, turnstileGuard } from './turnstile';

const { turnstile } = environment;

/** Who looks at what strangers send on this site. Without the two variables nobody does. */
export const guard: Guard =
  turnstile === null
    ? { check: () => Promise.resolve() }
    : turnstileGuard({
        ...turnstile,
        userAgent,
        log(entry) {
          writeLog(entry);
          noteFailure('turnstile', String(entry.reason));
        },
      });
