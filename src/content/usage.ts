/** What the admin's landing says of the site's own use of its free plans. */
export const usage = {
  title: 'This month',
  commands: 'Database commands',
  credits: 'Credits (estimate)',
  calls: 'Function calls',
  data: 'Data (MB)',
  unknown: 'Unknown',
  callsNote: 'Runs of the schedule are among them',
  of: (most: string): string => `of ${most}`,
  megabytes: (most: string): string => `${most} MB`,
  alert: (what: string, percent: string): string => `${what}: ${percent} % of the free plan is used`,
  saveCommands:
    'Stop the companions of your quieter servers first: their calls cost most of the commands. Votes and the site itself go on.',
  saveCredits:
    'Put off deployments, 15 credits each, and stop the companions of your quieter servers, which call most.',
  saveData: 'Erase old applications and messages, or take a larger plan.',
  until: (day: string): string => `Counts begin anew on ${day} (UTC).`,
  note: 'These are the site’s own counts. Deployments and what the CDN sends are not among the credits: the consoles of your providers have the last word.',
  failed: 'The counts could not be fetched. They come again with the database.',
} as const;
