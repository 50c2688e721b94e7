/** Texts of the leaderboards' desk about players whom a game server leaves out. */
export const leaderboardDesk = {
  leftOut: {
    title: 'Left out',
    failure: 'The players who are left out could not be loaded',
    said: (moment: string) => `As the game server said on ${moment}`,
    reason: (count: string, why: string) => `${count} ${why}`,
    names: (names: string, more: number) => (more > 0 ? `${names} and ${String(more)} more` : names),
  },
} as const;
