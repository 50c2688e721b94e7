import { environment } from '../env/environment';
import { BACKUP_MS, databaseOf, FAST_MS, FIGURES_MS, PATIENT_MS } from './database';
import { connect } from './redis-client';

const { database: address } = environment;

/** Serves figures of pages that have a fallback while the database is unavailable. */
export const fastDatabase = databaseOf(address && connect(address, FAST_MS));

/** Serves figures of pages that visitors would otherwise go without. */
export const figuresDatabase = databaseOf(address && connect(address, FIGURES_MS));

/** Serves backups, which take the database longer than anything else. */
export const backupDatabase = databaseOf(address && connect(address, BACKUP_MS));

/** The client behind {@link patientDatabase}; null when the site has no database. */
export const patientClient = address && connect(address, PATIENT_MS);

/** Serves content that users have written, and signing in. */
export const patientDatabase = databaseOf(patientClient);
