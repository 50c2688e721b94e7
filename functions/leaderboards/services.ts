import { systemClock } from '../core/time/system-clock';
import { createLeaderboard } from './leaderboard';
import { writeLog } from '../core/log';
import { openDatabase } from '../core/database/database';
import { createLeaderboardStore } from './store/leaderboard-store';
import { createSeasonStore } from './store/season-store';
import { database } from '../core/database/shared';
import { environment } from '../core/env/environment';

/** A push, or a season's end, is worth a longer wait than a page's figures. */
const COMMAND_MS = 3_000;

const patient = openDatabase(environment.database, COMMAND_MS);

export const leaderboard = createLeaderboard({
  store: createLeaderboardStore(database, patient),
  seasons: createSeasonStore(patient),
  clock: systemClock,
  log: writeLog,
});
