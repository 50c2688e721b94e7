import { type Environment, readEnvironment } from './env';

/** The environment of this instance, checked when the first entry is imported. */
export const environment: Environment = readEnvironment(process.env);
