/** Facts that the specification states about the example network. */
import { applicationForm } from '#messages/applications/form';
import { guidelinesPage } from '#messages/applications/guidelines';
import { landingPage } from '#messages/applications/landing';
import { applicationStates, ownApplications } from '#messages/applications/own';
import { timezones } from '@/contract/questions/timezones';
import { pagesOf } from '../../tools/network/pages';
import { prose, titles } from '../support/fixtures/content-walk';
import { spawnpoint } from './network';

const { landing, guidelines, form, positions } = spawnpoint.applications;
if (!guidelines) throw new Error('The example has no guidelines');

const questionsOf = (position: string) =>
  (positions.find(({ id }) => id === position)?.sections ?? []).flatMap(({ questions }) => questions);

/** Fields in the specification with their kinds, as `name` or `name:kind`; the default kind is a short text. */
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
    const asked = questionsOf(position).map(({ id: name, kind }) =>
      kind === 'text' ? name : `${name}:${kind}`,
    );
    expect(asked).toEqual(FIELDS[position].split(/\s+/));
  },
);

test('questions that the specification’s messages name are called that', () => {
  const labels = (name: string) =>
    new Set(
      positions
        .flatMap(({ id }) => questionsOf(id))
        .flatMap((asked) => (asked.id === name ? [asked.label] : [])),
    );
  expect(labels('age')).toEqual(new Set(['Age']));
  expect(labels('email')).toEqual(new Set(['Email address']));
});

test('Staff and Developer differ in what they are asked to handle, and in nothing else', () => {
  const isScenario = ({ id }: { id: string }) => id.startsWith('scenario');
  const [staff, developer] = [questionsOf('Staff'), questionsOf('Developer')];
  for (const [index, question] of staff.entries())
    if (isScenario(question)) expect(question.hint).not.toBe(developer[index]?.hint);
    else expect(question).toEqual(developer[index]);
});

test('an answer never moves to another question that happens to use the same field', () => {
  const labels = (position: string) =>
    Object.fromEntries(questionsOf(position).map(({ id: name, label }) => [name, label]));
  const [media, partner] = [labels('Media/YouTuber'), labels('Partner')];
  for (const name of ['additionalInfo', 'experience', 'reason']) expect(media[name]).not.toBe(partner[name]);
  expect(media['additionalInfo']).toBe('Content channel links');
});

test.each(['Staff', 'Developer'] as const)('%s is asked for at least four hours daily', (position) => {
  const asked = questionsOf(position).find(({ id: name }) => name === 'timeCommitment');
  expect(asked?.hint).toContain('at least four hours daily');
});

test('gender is Male, Female or Other', () => {
  const genders = questionsOf('Staff').find(({ id: name }) => name === 'gender')?.options;
  expect(genders).toEqual(['Male', 'Female', 'Other']);
});

test('who applies, how to reach them, how old they are and where mail goes is known of each', () => {
  for (const { id } of positions) {
    const marked = Object.fromEntries(
      questionsOf(id).flatMap((asked) => (asked.mark ? [[asked.mark, asked]] : [])),
    );
    expect(marked).toMatchObject({
      name: { id: 'ign' },
      contact: { id: 'discord' },
      age: { id: 'age', least: 16 },
    });
    expect(marked['address']?.id).toBe(questionsOf(id).find(({ kind }) => kind === 'email')?.id);
    expect(questionsOf(id).every(({ required = true }) => required)).toBe(true);
  }
});

test('every position is called by its id, is open, and wants the guidelines to be read', () => {
  for (const position of positions) {
    expect(position).toMatchObject({ open: true, guidelines: true });
    expect(position.title).toBeUndefined();
  }
});

test('the chat is told of positions in their colors, and of partners by another title', () => {
  expect(positions.map(({ id, chat }) => [id, chat.title ?? id, chat.color])).toEqual([
    ['Media/YouTuber', 'Media/YouTuber', 16_711_680],
    ['Partner', 'Partnership', 16_738_740],
    ['Builder', 'Builder', 65_280],
    ['Staff', 'Staff', 16_776_960],
    ['Developer', 'Developer', 65_535],
  ]);
});

test('about 125 time zones, from -11:00 to +14:00, London among them', () => {
  expect(timezones.length).toBeGreaterThanOrEqual(120);
  expect(timezones.length).toBeLessThanOrEqual(130);
  expect(timezones.at(0)).toMatch(/^GMT-11:00 - /);
  expect(timezones.at(-1)).toMatch(/^GMT\+14:00 - /);
  expect(timezones).toContain('GMT+00:00 - Europe/London (GMT)');
});

test('landing page: warning, two pinned cards and four tips', () => {
  expect(landingPage.views).toEqual({ one: 'view', many: 'views' });
  expect(landing).toMatchObject({
    title: 'Applications',
    subtitle: 'Join the team',
    warning: { title: 'Before You Apply' },
  });
  expect(landing.warning?.text).toMatch(
    /written personally.+AI-written or copied applications are automatically rejected/,
  );
  expect(Object.entries(landing.cards).map(([id, shown]) => [id, shown?.title, shown?.pinned])).toEqual([
    ['guidelines', 'Read Before Applying', true],
    ['form', 'Apply Here', true],
  ]);
  expect(landing.cards.form.description).toBe(
    'Applications are open for Staff, Media, Builder, Developer or Partnership positions.',
  );
  expect(landing.tips?.list.map(({ text }) => text)).toEqual([
    expect.stringMatching(/read the guidelines/i),
    expect.stringMatching(/minimum requirements/),
    expect.stringMatching(/thoughtful, detailed and honest/),
    expect.stringMatching(/3-5 business days/),
  ]);
});

test('guidelines page: its notices and its bar', () => {
  const { keepReading, bar } = guidelinesPage;
  expect([guidelines.title, keepReading.title]).toEqual(['Read Before Applying', 'Keep Reading']);
  expect(keepReading.text).toContain('Scroll to the bottom to unlock');
  expect(bar).toMatchObject({
    unread: 'Please Read the Guidelines',
    read: 'Guidelines Read ✓',
    goBack: 'Go Back',
    proceed: 'Proceed to Application →',
  });
});

test.each([
  ['Age Requirement', [/at least 16/, /verify your age/]],
  ['Account Requirements', [/Minecraft Java account/, /Discord account/, /valid email address/]],
  ['Language Requirement', [/fluent in English/]],
  [
    'Application Process',
    [/Preparation/, /Submission/, /3-5 business days/, /email and\/or in the chat/, /reapply after 30 days/],
  ],
  [
    'Zero Tolerance',
    [
      /AI-generated or plagiarized content/,
      /False information/,
      /Multiple applications for the same position/,
      /Disqualification, and possibly a blacklist/,
    ],
  ],
  ['Questions?', [/Discord server/, /Support tickets/, /Support email/]],
])('guidelines: %s', (title, texts) => {
  const { requirements, process, zeroTolerance, contact } = guidelines;
  const sections = [...requirements, process, zeroTolerance, contact];
  const section = sections.find((each) => each?.title === title);
  for (const text of texts) expect(prose(section)).toMatch(text);
});

test.each([
  ['Staff', [/10\+ hours per week/, /rules/, /Screensharing .* preferred/, /not currently banned/]],
  [
    'Media',
    [
      /create content actively/,
      /minimum follower count, which varies/,
      /regular upload schedule/,
      /Family-friendly/,
    ],
  ],
  ['Builder', [/portfolio/, /Building experience/]],
  ['Developer', [/Java and plugins, or with the web/, /portfolio or a repository/]],
  ['Partner', [/active community or server/, /minimum member count/]],
])('guidelines: what %s needs', (title, texts) => {
  const cards = guidelines.positions?.cards ?? [];
  expect(titles(cards)).toHaveLength(5);
  const position = cards.find((each) => each.title === title);
  for (const text of texts) expect(prose(position)).toMatch(text);
});

test('form: what it asks for and what comes of it', () => {
  expect(applicationForm).toMatchObject({
    titleEnd: 'Application',
    guidelines: {
      unread: { title: 'Guidelines Required', label: 'Read Guidelines First' },
      missing:
        'You must read the application guidelines before submitting. Please visit the "Read Before Applying" page first.',
    },
    position: { missing: 'Please select a position' },
    submitLabel: 'Submit Application',
    submittingLabel: 'Submitting Application...',
    cancelLabel: 'Cancel',
    success: { title: 'Application Submitted Successfully!' },
    failure: {
      title: 'Submission Failed',
      invalid: 'Please fill in all required fields correctly',
      rejected: 'Failed to submit application. Please try again.',
      unknown: 'Something went wrong. Please try again.',
    },
  });
  expect(pagesOf(spawnpoint).pages['applyForm']?.title).toBe('Submit Your Application');
  expect(form.reminder?.title).toBe('Important Reminder');
  expect(form.reminder?.text).toMatch(/personally written.+automatic disqualification/);
  expect(applicationForm.confirmation).toContain('accurate');
  expect(form.sent).toContain('review it and reply via email or chat within 3-5 business days');
  expect(applicationForm.success.redirect).toContain('5 seconds');
});

test('states of an application in the applicant’s words', () => {
  expect(Object.values(applicationStates).map(({ label }) => label)).toEqual([
    'Received',
    'In review',
    'Accepted',
    'Not accepted',
  ]);
  expect(Object.values(ownApplications.status.steps)).toEqual(['Sent', 'In review', 'Decision']);
});
