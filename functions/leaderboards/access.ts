import { accountServices } from '../accounts/services';
import { environment } from '../core/env/environment';

/** Who may change leaderboards. */
export const leaderboardAccess = {
  sessions: accountServices.sessions,
  gameServerKey: environment.gameServerKey,
};
