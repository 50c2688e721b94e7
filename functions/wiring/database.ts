import { openDatabase } from '../stores/database';
import { environment } from './environment';

export const database = openDatabase(environment.database);
