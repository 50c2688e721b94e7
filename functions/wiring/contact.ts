import { contactForwarder } from '../gateways/contact-forwarder';
import { systemClock } from '../gateways/system-clock';
import { createContactService } from '../services/contact';
import { CONTACT_LIMIT } from '../services/rate-limit';
import { createContactStore } from '../stores/contact-store';
import { openDatabase } from '../stores/database';
import { createRateLimiter } from '../stores/rate-limiter';
import { environment } from './environment';
import { userAgent } from './user-agent';

/** A message that somebody has written is worth a longer wait than a page's figures. */
const COMMAND_MS = 3_000;

const { database, contactForwardUrl: url, addressLimitFactor: factor } = environment;

export const contactService = createContactService({
  store: createContactStore(openDatabase(database, COMMAND_MS)),
  forward: url === null ? null : contactForwarder({ url, userAgent }),
  clock: systemClock,
});

export const contactLimiter = createRateLimiter(database, CONTACT_LIMIT, { factor, commandMs: COMMAND_MS });
