import type { Question } from './question';

/**
 * Questions of several positions. Their answers carry over when the applicant changes the position. `ign`, `discord` and
 * `age` are asked for each: the team's chat and the desk show the first two, and nobody under 16 may apply.
 */

export const ign: Question = {
  name: 'ign',
  label: 'In-game name',
  kind: 'text',
  hint: 'With its capitals and underscores.',
  isName: true,
};

export const discord: Question = {
  name: 'discord',
  label: 'Discord username',
  kind: 'text',
  hint: 'We write to you there: allow direct messages.',
  isName: true,
};

export const email: Question = {
  name: 'email',
  label: 'Email address',
  kind: 'email',
  hint: 'We answer to this address and use it for nothing else.',
  autocomplete: 'email',
};

export const age: Question = {
  name: 'age',
  label: 'Age',
  kind: 'number',
  hint: 'In full years, as a number. We may ask for proof.',
  isUnkept: true,
};

export const languages: Question = {
  name: 'languages',
  label: 'Language proficiency',
  kind: 'text',
  hint: 'Which, and how well? Fluent English is a must.',
};

export const timezone: Question = {
  name: 'timezone',
  label: 'Time zone',
  kind: 'timezone',
  hint: 'The place whose clock you live by.',
};
