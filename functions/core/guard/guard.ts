import { environment } from '../env/environment';
import { userAgent } from '../env/user-agent';
import { noteFailure } from '../failures/note-failure';
import { writeLog } from '../log';
import { type Guard, turnstileGuard } from './turnstile';

const { turnstile } = environment;

/** The site's captcha check for forms of strangers. Passes everything without its two variables. */
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
