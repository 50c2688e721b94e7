import { systemClock } from '../gateways/system-clock';
import { createLeaderboard } from '../services/leaderboard';
import { writeLog } from '../services/log';
import { openDatabase } from '../stores/database';
import { createLeaderboardStore } from '../stores/leaderboard-store';
import { createSeasonStore } from '../stores/season-store';
import { database } from './database';
import { environment } from './environment';

/** A push, or a season's end, is worth a longer wait than a page's figures. */
const COMMAND_MS = 3_000;

const patient = openDatabase(environment.database, COMMAND_MS);

export const leaderboard = createLeaderboard({
  store: createLeaderboardStore(database, patient),
  seasons: createSeasonStore(patient),
  clock: systemClock,
  log: writeLog,
});
