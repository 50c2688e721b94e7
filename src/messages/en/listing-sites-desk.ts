/**
 * Texts of the votes desk about listing sites: the unrecognized ones, those assigned by an admin, and their
 * tests.
 */
export const listingSitesDesk = {
  title: 'Listing sites',
  text: 'Each listing site sends votes under a service name, which may differ from its address. Votes under an unknown name are kept here for 30 days. Assign the name to a vote site, and they are counted.',
  loading: 'Loading listing sites...',
  failure: 'The listing sites could not be loaded',
  unnamed: {
    title: 'Unrecognized',
    list: 'Unrecognized listing sites',
    seen: (moment: string) => ({
      one: `{count} vote, the last on ${moment}`,
      other: `{count} votes, the last on ${moment}`,
    }),
    say: 'Assign …',
    show: 'Show votes',
    hide: 'Hide votes',
    of: (action: string, service: string) => `${action}: ${service}`,
    more: (count: string) => `${count} more names are not shown. Assign these first.`,
    emptyTitle: 'All votes are recognized',
    emptyText: 'When votes arrive under an unknown name, that name is listed here.',
  },
  votes: {
    list: (service: string) => `Votes from ${service}`,
    loading: 'Loading votes...',
    failure: 'The votes could not be loaded',
    empty: 'No votes left.',
    line: (player: string, server: string) => `${player}, via ${server}`,
    forgeable: 'protocol 1, can be forged',
  },
  say: {
    title: (service: string) => `Which vote site is “${service}”?`,
    text: {
      one: '{count} vote will be counted at once, for the day on which it was cast, and the player gets the rewards. This cannot be undone. Later votes under this name are counted automatically.',
      other:
        '{count} votes will be counted at once, for the days on which they were cast, and the players get their rewards. This cannot be undone. Later votes under this name are counted automatically.',
    },
    forgeable:
      'Check the players first: anyone who knows your public key can forge Votifier protocol 1 votes.',
    field: 'Vote site',
    choose: 'Choose a vote site',
    submit: 'Assign',
    cancel: 'Cancel',
    failure: 'The name could not be assigned',
    done: (service: string, site: string) => ({
      one: `{count} vote counted: ${service} is assigned to ${site}`,
      other: `{count} votes counted: ${service} is assigned to ${site}`,
    }),
  },
  named: {
    title: 'Assigned by admins',
    list: 'Listing sites assigned by an admin',
    line: (service: string, site: string) => `${service} is ${site}`,
    since: (moment: string) => `Since ${moment}`,
    takeBack: 'Unassign',
  },
  takeBack: {
    title: (service: string, site: string) => `Unassign “${service}” from ${site}?`,
    text: 'Later votes under this name are kept here again. Votes that were already counted stay counted, with their rewards.',
    confirm: 'Unassign',
    done: (service: string) => `Votes from ${service} are kept here again`,
  },
  tests: {
    title: 'Test votes',
    list: 'Received test votes',
    received: (service: string) => `${service}: test vote received`,
    by: (server: string, protocol: string) => `Via ${server}, Votifier ${protocol}`,
    empty:
      'No test vote in the last 30 days. Most listing sites have a button that sends one. It appears here within seconds, and is not counted.',
  },
} as const;
