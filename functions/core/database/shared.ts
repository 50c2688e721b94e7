import { openDatabase } from './database';
import { environment } from '../env/environment';

export const database = openDatabase(environment.database);
