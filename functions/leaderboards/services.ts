import { figuresDatabase, patientDatabase } from '../core/database/shared';
import { writeLog } from '../core/log';
import { systemClock } from '../core/time/clock';
import { createLeaderboard } from './leaderboard';
import { createLeaderboardStore } from './store/leaderboard-store';
import { createSeasonStore } from './store/season-store';

export const leaderboard = createLeaderboard({
  store: createLeaderboardStore(figuresDatabase, patientDatabase),
  seasons: createSeasonStore(patientDatabase),
  clock: systemClock,
  log: writeLog,
});
