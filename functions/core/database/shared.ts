import { environment } from '../env/environment';
import { BACKUP_MS, databaseOf, FAST_MS, FIGURES_MS, PATIENT_MS } from './database';
import { connect } from './redis-client';

const { database: address } = environment;

/** For a page's figures, which have a fallback while the database is unavailable. */
export const fastDatabase = databaseOf(address && connect(address, FAST_MS));

/** For a page's figures, which visitors would have to do without. */
export const figuresDatabase = databaseOf(address && connect(address, FIGURES_MS));

/** For what takes the database longer than anything else. */
export const backupDatabase = databaseOf(address && connect(address, BACKUP_MS));

/** The client behind {@link patientDatabase}; null when the site has no database. */
export const patientClient = address && connect(address, PATIENT_MS);

/** For what users have written, and for signing in. */
export const patientDatabase = databaseOf(patientClient);
