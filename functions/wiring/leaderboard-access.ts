import { accountServices } from './accounts';
import { environment } from './environment';

/** Who may change leaderboards. */
export const leaderboardAccess = {
  sessions: accountServices.sessions,
  gameServerKey: environment.gameServerKey,
};
