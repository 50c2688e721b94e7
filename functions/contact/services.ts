import { contactForwarder } from './contact-forwarder';
import { systemClock } from '../core/time/system-clock';
import { createContactService } from './contact';
import { CONTACT_LIMIT } from '../core/limits/rate-limit';
import { createContactStore } from './store/contact-store';
import { openDatabase } from '../core/database/database';
import { createRateLimiter } from '../core/limits/rate-limiter';
import { environment } from '../core/env/environment';
import { userAgent } from '../core/env/user-agent';

/** A message that somebody has written is worth a longer wait than a page's figures. */
const COMMAND_MS = 3_000;

const { database, contactForwardUrl: url, addressLimitFactor: factor } = environment;

export const contactService = createContactService({
  store: createContactStore(openDatabase(database, COMMAND_MS)),
  forward: url === null ? null : contactForwarder({ url, userAgent }),
  clock: systemClock,
});

export const contactLimiter = createRateLimiter(database, CONTACT_LIMIT, { factor, commandMs: COMMAND_MS });
