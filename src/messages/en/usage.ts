/** What the admin's landing says of the site's own use of its free plans. */
export const usage = {
  title: 'This month',
  commands: 'Database commands',
  credits: 'Credits (estimate)',
  calls: 'Function calls',
  data: 'Data (MB)',
  unknown: 'Unknown',
  callsNote: 'Scheduled runs included',
  of: (most: string): string => `of ${most}`,
  megabytes: (most: string): string => `${most} MB`,
  alert: (what: string, percent: string): string => `${what}: ${percent} % of the free plan is used`,
  saveCommands:
    'Have companions call every ten minutes (--every 600), or stop those of your quieter servers: what never rests adds up. Votes and the site itself go on.',
  saveCredits:
    'Put off deployments, 15 credits each, and do without the film of the home page, half of what the site sends.',
  saveData: 'Erase old applications and messages, or take a larger plan.',
  until: (day: string): string => `Counts begin anew on ${day} (UTC).`,
  note: 'These are the site’s own counts, of functions alone: pages and files that visitors load, and deployments, cost credits besides. The consoles of your providers have the last word, and docs/COSTS.md in the project says what to expect.',
  failed: 'The counts could not be fetched. They come again with the database.',
} as const;
