import { ANSWER_LIMITS, POSITIONS } from '@/contract/applications';
import { answerLimit } from './limits';
import { isPosition, positions } from './positions';
import { optionsOf } from './options';
import { questionsOf, sectionsOf } from './questions';
import { developerScenarios, staffScenarios } from './scenarios';

/** The fields of the specification with their kinds, as `name` or `name:kind`; without a kind, a short text. */
const SHARED = 'ign discord email:email age:number languages timezone:timezone';
const TEAM = `ign discord age:number dateOfBirth:date gender:select country languages timezone:timezone availability
  punished:long discordCalls:yes-no recordVideos:yes-no disabilities:long
  otherAccounts:yes-no sharedAccounts:yes-no usedOthersAccounts:yes-no accessToOthersAccounts:long
  motivation:long experienceSkills:long hobbies:long bestMemory:long strength:long weakness:long whyAccept:long
  scenario1:long scenario2:long scenario3:long scenario4:long primaryMotivation:long timeCommitment:long`;
const FIELDS = {
  'Media/YouTuber': `${SHARED} additionalInfo:long experience:long availability reason:long contribution:long`,
  Partner: `${SHARED} additionalInfo:long experience:long reason:long contribution:long`,
  Builder: `${SHARED} experience:long skills:long additionalInfo:long availability reason:long`,
  Staff: TEAM,
  Developer: TEAM,
};

test.each(POSITIONS)('%s is asked for the fields of the specification, in its order', (position) => {
  const asked = questionsOf(position).map(({ name, kind }) => (kind === 'text' ? name : `${name}:${kind}`));
  expect(asked).toEqual(FIELDS[position].split(/\s+/));
  expect(sectionsOf(position).every(({ questions }) => questions.length > 0)).toBe(true);
});

test.each(POSITIONS)(
  'labels of %s are short enough for the team’s chat, and tell answers apart',
  (position) => {
    const labels = questionsOf(position).map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
    for (const label of labels) expect(label.length).toBeLessThanOrEqual(256);
  },
);

test('questions that the specification’s messages name are called that', () => {
  const labels = (name: string) =>
    new Set(POSITIONS.flatMap(questionsOf).flatMap((asked) => (asked.name === name ? [asked.label] : [])));
  expect(labels('age')).toEqual(new Set(['Age']));
  expect(labels('email')).toEqual(new Set(['Email address']));
});

test('Staff and Developer differ in what they are asked to handle, and in nothing else', () => {
  const isScenario = ({ name }: { name: string }) => name.startsWith('scenario');
  const [staff, developer] = [questionsOf('Staff'), questionsOf('Developer')];
  const texts = (asked: typeof staff) => asked.filter(isScenario).map(({ label, hint }) => ({ label, hint }));
  expect(texts(staff)).toEqual(staffScenarios);
  expect(texts(developer)).toEqual(developerScenarios);
  expect(staff.filter((asked) => !isScenario(asked))).toEqual(
    developer.filter((asked) => !isScenario(asked)),
  );
});

test.each(['Staff', 'Developer'] as const)('%s is asked for at least four hours daily', (position) => {
  const asked = questionsOf(position).find(({ name }) => name === 'timeCommitment');
  expect(asked?.hint).toContain('at least four hours daily');
});

test('4,000 characters for long answers, 200 for the others', () => {
  expect(ANSWER_LIMITS).toEqual({ short: 200, long: 4_000 });
  expect(answerLimit({ kind: 'long' })).toBe(4_000);
  for (const kind of ['text', 'number', 'date', 'select', 'yes-no', 'timezone', 'email'] as const) {
    expect(answerLimit({ kind })).toBe(200);
  }
});

test('there is a choice where one is to choose, and none where one writes', () => {
  for (const question of POSITIONS.flatMap(questionsOf)) {
    const offered = optionsOf(question);
    if (question.kind === 'yes-no') expect(offered).toEqual(['Yes', 'No']);
    else if (question.kind === 'select') expect(offered.length).toBeGreaterThan(1);
    else expect(offered.length > 0).toBe(question.kind === 'timezone');
    for (const option of offered) expect(option.length).toBeLessThanOrEqual(ANSWER_LIMITS.short);
  }
  expect(questionsOf('Staff').find(({ name }) => name === 'gender')?.options).toEqual([
    'Male',
    'Female',
    'Other',
  ]);
});

test('every position has a title and is open as shipped, and nothing else is a position', () => {
  for (const position of POSITIONS) {
    expect(positions[position]).toMatchObject({ title: position, open: true });
    expect(isPosition(position)).toBe(true);
  }
  for (const other of ['staff', '', 'constructor', null, 5, ['Staff']]) expect(isPosition(other)).toBe(false);
});
