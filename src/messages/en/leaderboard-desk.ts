/** Texts of the leaderboards desk. */
export const leaderboardDesk = {
  failure: 'The leaderboard could not be loaded',
  players: 'Players',
  snapshot: 'Last snapshot',
  noSnapshot: 'None yet',
  season: {
    start: 'Start a new season',
    ask: {
      title: (mode: string) => `Start a new season of ${mode}?`,
      text: (mode: string) => ({
        one: `{count} player is removed from the ${mode} leaderboard. This cannot be undone. The old season is downloaded as a JSON file. Keep it in a safe place.`,
        other: `{count} players are removed from the ${mode} leaderboard. This cannot be undone. The old season is downloaded as a JSON file. Keep it in a safe place.`,
      }),
      /** Shown while their number is unknown. */
      uncounted: (mode: string) =>
        `All players are removed from the ${mode} leaderboard. This cannot be undone. The old season is downloaded as a JSON file. Keep it in a safe place.`,
      confirm: 'End the season',
    },
    ended: {
      title: 'The season has ended',
      text: (file: string) => ({
        one: `{count} player saved to ${file}. The public page is updated within two minutes.`,
        other: `{count} players saved to ${file}. The public page is updated within two minutes.`,
      }),
      saveAgain: 'Save again',
    },
  },
  removal: {
    title: 'Remove a player',
    /** Followed by the player's name. */
    button: 'Remove',
    ask: {
      title: (player: string, mode: string) => `Remove ${player} from ${mode}?`,
      /** Around the player's name. */
      text: {
        before: 'This erases all figures of ',
        after: (mode: string) =>
          ` in ${mode}. If the game server sends them again, the player comes back, so ban a cheater on the server first.`,
      },
      confirm: 'Remove player',
    },
    done: (player: string, mode: string) => `${player} removed from ${mode}`,
  },
  /** Players that a game server omits. */
  leftOut: {
    title: 'Left out',
    failure: 'The left-out players could not be loaded',
    said: (moment: string) => `As reported by the game server on ${moment}`,
    reason: (count: string, why: string) => `${count} ${why}`,
    names: (names: string, more: number) => (more > 0 ? `${names} and ${String(more)} more` : names),
  },
} as const;
