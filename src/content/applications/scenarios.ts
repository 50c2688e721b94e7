/** A situation that an applicant is asked to handle. */
export interface Scenario {
  label: string;
  hint: string;
}
/** One for each of `scenario1` to `scenario4`. */
export type Scenarios = readonly [Scenario, Scenario, Scenario, Scenario];

export const staffScenarios: Scenarios = [
  {
    label: 'Scenario 1: a cheating player',
    hint: 'You watch somebody in a duel whose hits land from impossible distances. The opponent has not noticed. What do you do, step by step?',
  },
  {
    label: 'Scenario 2: a toxic argument in chat',
    hint: 'Two regulars insult each other in public chat, and others begin to join in. How do you calm it down?',
  },
  {
    label: 'Scenario 3: a hostile player who demands a refund',
    hint: 'A player shouts at you in a ticket, wants the money for a rank back at once, and threatens to tell everybody. What do you answer?',
  },
  {
    label: 'Scenario 4: a friend who asks you to look away',
    hint: 'A good friend was caught breaking a rule and asks you to overlook it, just this once. What do you do?',
  },
];

export const developerScenarios: Scenarios = [
  {
    label: 'Scenario 1: an item duplication bug',
    hint: 'Players can duplicate items, and the economy is filling up with them. The cause is not known yet. What do you do first, and what next?',
  },
  {
    label: 'Scenario 2: a performance issue',
    hint: 'Since yesterday the server drops to 12 ticks a second whenever more than 80 players are online. How do you find out why?',
  },
  {
    label: 'Scenario 3: an economy feature with a tight deadline',
    hint: 'An auction house is announced for Saturday, and half of it is done. How do you plan the days until then, and what do you leave out?',
  },
  {
    label: 'Scenario 4: an insecure code suggestion',
    hint: 'A fellow developer wants to build a database query out of what players type, because it is faster to write. How do you react?',
  },
];
