/** Texts of the admin page about the site's usage of its free plans. */
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
    'Let companions report every ten minutes (--every 600), or stop those of your quieter servers. Votes and the site keep working.',
  saveCredits:
    'Deploy less often, since each deployment costs 15 credits, or remove the film from the home page, which is half of the traffic.',
  saveData: 'Delete old applications and messages, or choose a larger plan.',
  until: (day: string): string => `Counts reset on ${day} (UTC).`,
  note: 'The site counts only its functions. Pages, files and deployments cost additional credits. Check your providers’ consoles for exact figures; docs/COSTS.md in the project explains what to expect.',
  failed: 'The usage figures could not be loaded. They return when the database does.',
} as const;
