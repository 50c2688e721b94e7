import { systemClock } from '../gateways/system-clock';
import { createContactArchive } from '../stores/contact-archive';
import { openDatabase } from '../stores/database';
import { environment } from './environment';

/** As for the accounts of the admins who ask. */
const COMMAND_MS = 3_000;

export const contactArchive = createContactArchive(openDatabase(environment.database, COMMAND_MS));
export const contactClock = systemClock;
