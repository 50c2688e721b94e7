import { environment } from '../env/environment';
import { databaseOf, FAST_MS, PATIENT_MS } from './database';
import { connect } from './redis-client';

const { database: address } = environment;

/** For a page's figures: while the database is away, there is something else to show. */
export const fastDatabase = databaseOf(address && connect(address, FAST_MS));

/** What {@link patientDatabase} is on; null while the site has no database. */
export const patientClient = address && connect(address, PATIENT_MS);

/** For what somebody has written, and for whether somebody may come in. */
export const patientDatabase = databaseOf(patientClient);
