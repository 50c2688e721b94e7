import { systemClock } from '../core/time/system-clock';
import { createContactAdmin } from './contact-admin';
import { createContactArchive } from './store/contact-archive';
import { openDatabase } from '../core/database/database';
import { environment } from '../core/env/environment';

/** As for the accounts of the admins who ask. */
const COMMAND_MS = 3_000;

const archive = createContactArchive(openDatabase(environment.database, COMMAND_MS));

export const contactAdmin = createContactAdmin(archive, systemClock);
