import { environment } from '../env/environment';
import { FAST_MS, openDatabase, PATIENT_MS } from './database';

/** For a page's figures: while the database is away, there is something else to show. */
export const fastDatabase = openDatabase(environment.database, FAST_MS);

/** For what somebody has written, and for whether somebody may come in. */
export const patientDatabase = openDatabase(environment.database, PATIENT_MS);
