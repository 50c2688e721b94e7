/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { openPositions } from '../../../test/support/fixtures/applications';
import { type Position, POSITIONS, positions } from '../applications/positions';
import { questionsOf } from '../applications/questions';
import { developerScenarios, staffScenarios } from '../applications/scenarios';
import { timezones } from '../applications/timezones';

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

test.each(Object.keys(FIELDS) as (keyof typeof FIELDS)[])(
  '%s is asked for the fields of the specification, in its order',
  (position) => {
    const asked = questionsOf(position).map(({ name, kind }) => (kind === 'text' ? name : `${name}:${kind}`));
    expect(asked).toEqual(FIELDS[position].split(/\s+/));
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

test('an answer never moves to another question that happens to use the same field', () => {
  const labels = (position: Position) =>
    Object.fromEntries(questionsOf(position).map(({ name, label }) => [name, label]));
  const [media, partner] = [labels('Media/YouTuber'), labels('Partner')];
  for (const name of ['additionalInfo', 'experience', 'reason']) expect(media[name]).not.toBe(partner[name]);
  expect(media['additionalInfo']).toBe('Content channel links');
});

test.each(['Staff', 'Developer'] as const)('%s is asked for at least four hours daily', (position) => {
  const asked = questionsOf(position).find(({ name }) => name === 'timeCommitment');
  expect(asked?.hint).toContain('at least four hours daily');
});

test('gender is Male, Female or Other', () => {
  const genders = questionsOf('Staff').find(({ name }) => name === 'gender')?.options;
  expect(genders).toEqual(['Male', 'Female', 'Other']);
});

test('every position has its own name for a title, and is open', () => {
  expect(openPositions).toEqual(POSITIONS);
  for (const position of POSITIONS) expect(positions[position].title).toBe(position);
});

test('about 125 time zones, from -11:00 to +14:00, London among them', () => {
  expect(timezones.length).toBeGreaterThanOrEqual(120);
  expect(timezones.length).toBeLessThanOrEqual(130);
  expect(timezones.at(0)).toMatch(/^GMT-11:00 - /);
  expect(timezones.at(-1)).toMatch(/^GMT\+14:00 - /);
  expect(timezones).toContain('GMT+00:00 - Europe/London (GMT)');
});
