import { systemClock } from '../gateways/system-clock';
import { createContactAdmin } from '../services/contact-admin';
import { createContactArchive } from '../stores/contact-archive';
import { openDatabase } from '../stores/database';
import { environment } from './environment';

/** As for the accounts of the admins who ask. */
const COMMAND_MS = 3_000;

const archive = createContactArchive(openDatabase(environment.database, COMMAND_MS));

export const contactAdmin = createContactAdmin(archive, systemClock);
