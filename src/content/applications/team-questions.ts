import type { Question, QuestionSection } from './question';
import type { Scenarios } from './scenarios';
import { age, discord, ign, languages, timezone } from './shared-questions';

const aboutYou: readonly Question[] = [
  ign,
  discord,
  age,
  {
    name: 'dateOfBirth',
    label: 'Date of birth',
    kind: 'date',
    hint: 'As it stands in your papers.',
    isUnkept: true,
    autocomplete: 'bday',
  },
  { name: 'gender', label: 'Gender', kind: 'select', options: ['Male', 'Female', 'Other'] },
  { name: 'country', label: 'Country', kind: 'text', autocomplete: 'country-name' },
  languages,
  timezone,
  {
    name: 'availability',
    label: 'Availability',
    kind: 'text',
    hint: 'On which days, and at which hours of your own clock, are you usually there?',
  },
];

const record: readonly Question[] = [
  {
    name: 'punished',
    label: 'Punishment history',
    kind: 'long',
    hint: 'Have you ever been warned, muted or banned, here or on another server? When, and what for? Write “never” if you have not.',
  },
  { name: 'discordCalls', label: 'Can you take part in voice calls on Discord?', kind: 'yes-no' },
  { name: 'recordVideos', label: 'Can you record videos of your gameplay?', kind: 'yes-no' },
  {
    name: 'disabilities',
    label: 'Disabilities',
    kind: 'long',
    hint: 'Is there anything that we should make room for in your daily work? Write “none” if there is not, or if you would rather not say; it does not count against you.',
    isUnkept: true,
  },
];

const accounts: readonly Question[] = [
  { name: 'otherAccounts', label: 'Do you have other accounts?', kind: 'yes-no' },
  { name: 'sharedAccounts', label: 'Do you share an account with anybody?', kind: 'yes-no' },
  { name: 'usedOthersAccounts', label: 'Have you ever used somebody else’s account?', kind: 'yes-no' },
  {
    name: 'accessToOthersAccounts',
    label: 'Access to accounts of others',
    kind: 'long',
    hint: 'Whose accounts can you sign in to, and who can sign in to yours? Write “nobody’s” if there are none.',
  },
];

const character: readonly Question[] = [
  {
    name: 'motivation',
    label: 'Motivation',
    kind: 'long',
    hint: 'What makes you want to join this team, and why now?',
  },
  {
    name: 'experienceSkills',
    label: 'Experience and skills',
    kind: 'long',
    hint: 'What have you done before that helps here? Name servers, roles, projects and for how long.',
  },
  {
    name: 'hobbies',
    label: 'Hobbies and interests',
    kind: 'long',
    hint: 'What do you do away from the game?',
  },
  {
    name: 'bestMemory',
    label: 'Best memory',
    kind: 'long',
    hint: 'A moment on this network, or in the game, that has stayed with you.',
  },
  { name: 'strength', label: 'Greatest strength', kind: 'long', hint: 'And where it has shown.' },
  { name: 'weakness', label: 'Greatest weakness', kind: 'long', hint: 'And how you deal with it.' },
  {
    name: 'whyAccept',
    label: 'Reason to accept you',
    kind: 'long',
    hint: 'Why should we choose you among all who apply?',
  },
];

const commitment: readonly Question[] = [
  {
    name: 'primaryMotivation',
    label: 'Primary motivation',
    kind: 'long',
    hint: 'If you had to name one thing that keeps you going in this role: what is it?',
  },
  {
    name: 'timeCommitment',
    label: 'Time commitment',
    kind: 'long',
    hint: 'We ask for at least four hours daily in-game or in chat. Can you give that, and how does it fit into your week?',
  },
];

/** For `Staff` and `Developer`, who differ in what they are asked to handle. */
export const teamQuestions = (scenarios: Scenarios): readonly QuestionSection[] => [
  { title: 'About You', questions: aboutYou },
  { title: 'Your Record', questions: record },
  { title: 'Your Accounts', questions: accounts },
  { title: 'Your Character', questions: character },
  {
    title: 'What Would You Do?',
    questions: scenarios.map((scenario, index) => ({
      name: `scenario${String(index + 1)}`,
      kind: 'long',
      ...scenario,
    })),
  },
  { title: 'Your Commitment', questions: commitment },
];
