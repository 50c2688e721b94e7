/** Texts of the admin page about the site's usage of its free plans. */
export const usage = {
  title: 'This month',
  commands: 'Database commands',
  credits: 'Credits (estimate)',
  calls: 'Function calls',
  requests: 'Requests (estimate)',
  requestsNote: (credits: string): string => `${credits} credits for each 10,000`,
  sent: 'Traffic (GB, estimate)',
  sentNote: (credits: string): string => `${credits} credits for each GB`,
  data: 'Data (MB)',
  unknown: 'Unknown',
  callsNote: 'Scheduled runs included',
  of: (most: string): string => `of ${most}`,
  megabytes: (most: string): string => `${most} MB`,
  alert: (what: string, percent: string): string => `${what}: ${percent} % of the free plan is used`,
  saveCommands:
    'Let companions report rarely and pages refresh less often (below), or stop the companions of your quieter servers. Votes and the site keep working.',
  saveCredits:
    'Deploy less often, since each deployment costs 15 credits, or do without the film of the home page (below).',
  saveData: 'Delete old applications and messages, or choose a larger plan.',
  until: (day: string): string => `Counts reset on ${day} (UTC).`,
  note: 'The site counts only its functions, and estimates requests and traffic from them. Deployments cost additional credits. Check your providers’ consoles for exact figures; docs/COSTS.md in the project explains what to expect.',
  savings: {
    title: 'What the site can do without',
    note: 'These take effect on pages that are opened from now on, without a deployment. At 95 % of a plan the site does without all of them by itself until the month ends.',
    bySite:
      'A plan is nearly used up, so the site does without what is marked below until the month ends. You can turn it on again here.',
    ofSite: 'Done by the site itself.',
    parts: {
      film: {
        label: 'Film of the home page',
        effect: 'Without it, visitors see its picture.',
        turn: (isSaved: boolean): string => (isSaved ? 'Turn off the film' : 'Turn on the film'),
        done: (isSaved: boolean): string => (isSaved ? 'The film is off.' : 'The film is on.'),
      },
      polls: {
        label: 'Pages that refresh every half minute',
        effect: 'Otherwise status, boards and votes refresh every two minutes.',
        turn: (isSaved: boolean): string => (isSaved ? 'Refresh less often' : 'Refresh as usual'),
        done: (isSaved: boolean): string =>
          isSaved ? 'Pages refresh every two minutes.' : 'Pages refresh every half minute.',
      },
      heartbeats: {
        label: 'Companions that report every two minutes',
        effect:
          'Otherwise they report every ten minutes, within an hour from now. Votes and rewards still arrive at once.',
        turn: (isSaved: boolean): string => (isSaved ? 'Report less often' : 'Report as usual'),
        done: (isSaved: boolean): string =>
          isSaved ? 'Companions report every ten minutes.' : 'Companions report every two minutes.',
      },
    },
  },
  failed: 'The usage figures could not be loaded. They return when the database does.',
} as const;
