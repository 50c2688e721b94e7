const votes = (count: number, formatted: string): string => `${formatted} ${count === 1 ? 'vote' : 'votes'}`;

/** Texts of the votes desk about listing sites: those that are not recognized, those that an admin has named, and their tests. */
export const listingSitesDesk = {
  title: 'Listing sites',
  text: 'Each listing site sends its votes under a name of its own, which need not be its address. Votes under a name that none of your vote sites has are kept here for 30 days. They count once you say which vote site it is.',
  loading: 'Loading the listing sites...',
  failure: 'The listing sites could not be loaded',
  unnamed: {
    title: 'Not recognized',
    list: 'Listing sites that are not recognized',
    seen: (count: number, formatted: string, moment: string) =>
      `${votes(count, formatted)}, the last on ${moment}`,
    say: 'This is …',
    show: 'Show votes',
    hide: 'Hide votes',
    of: (action: string, service: string) => `${action}: ${service}`,
    more: (count: string) => `${count} more names are not listed. Decide about these first.`,
    emptyTitle: 'Every vote is recognized',
    emptyText: 'When votes come under an unknown name, that name is listed here.',
  },
  votes: {
    list: (service: string) => `Votes of ${service}`,
    loading: 'Loading the votes...',
    failure: 'The votes could not be loaded',
    empty: 'There are no votes left.',
    line: (player: string, server: string) => `${player}, by way of ${server}`,
    forgeable: 'protocol 1, can be forged',
  },
  say: {
    title: (service: string) => `Which vote site is “${service}”?`,
    text: (count: number, formatted: string) =>
      `${votes(count, formatted)} will count at once, as of when they were cast, and the players get their rewards. That cannot be undone. Later votes under this name count by themselves.`,
    forgeable:
      'Check the players first: anyone who knows your public key can forge votes of Votifier’s protocol 1.',
    field: 'Vote site',
    choose: 'Choose a vote site',
    submit: 'This is it',
    cancel: 'Cancel',
    failure: 'The name could not be assigned',
    done: (service: string, site: string, count: number, formatted: string) =>
      `${service} is ${site}: ${votes(count, formatted)} counted`,
  },
  named: {
    title: 'Recognized by you',
    list: 'Listing sites that an admin has named',
    line: (service: string, site: string) => `${service} is ${site}`,
    since: (moment: string) => `Since ${moment}`,
    takeBack: 'Take back',
  },
  takeBack: {
    title: (service: string, site: string) => `Is “${service}” not ${site}?`,
    text: 'Later votes under this name are kept here again. Votes that have counted stay counted, with their rewards.',
    confirm: 'Take it back',
    done: (service: string) => `Votes of ${service} are kept here again`,
  },
  tests: {
    title: 'Test votes',
    list: 'Test votes that were received',
    received: (service: string) => `${service}: test vote received`,
    by: (server: string, protocol: string) => `By way of ${server}, Votifier ${protocol}`,
    empty:
      'No test vote in the last 30 days. Most listing sites have a button that sends one. It is shown here within seconds, and counts for nobody.',
  },
} as const;
