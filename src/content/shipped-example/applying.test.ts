/** Of the example network as shipped: whoever makes the site theirs deletes this folder with the example. */
import { applicationForm } from '@/messages/en/applications/form';
import { ownApplications, stateWords } from '@/messages/en/applications/own';
import { prose, titles } from '../../../test/support/fixtures/content-walk';
import * as guidelines from '../applications/guidelines';
import { applicationCards, applyPage } from '../applications/landing';
import { minimumRequirements } from '../applications/minimum-requirements';

test('landing page: warning, two pinned cards and four tips', () => {
  expect(applyPage).toMatchObject({
    title: 'Applications',
    subtitle: 'Join the team',
    warning: { title: 'Before You Apply' },
    views: { one: 'view', many: 'views' },
  });
  expect(applyPage.warning.text).toMatch(
    /written personally.+AI-written or copied applications are automatically rejected/,
  );
  expect(applicationCards.map(({ id, title, isPinned }) => [id, title, isPinned])).toEqual([
    ['guidelines', 'Read Before Applying', true],
    ['form', 'Apply Here', true],
  ]);
  expect(applicationCards[1]?.description).toBe(
    'Applications are open for Staff, Media, Builder, Developer or Partnership positions.',
  );
  expect(applyPage.tips.list).toEqual([
    expect.stringMatching(/read the guidelines/i),
    expect.stringMatching(/minimum requirements/),
    expect.stringMatching(/thoughtful, detailed and honest/),
    expect.stringMatching(/3-5 business days/),
  ]);
});

test('guidelines page: its notices and its bar', () => {
  const { title, keepReading, bar } = guidelines.guidelinesPage;
  expect([title, keepReading.title]).toEqual(['Read Before Applying', 'Keep Reading']);
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
  const { generalRequirements, applicationProcess, zeroTolerance, guidelinesContact } = guidelines;
  const sections = [...generalRequirements, applicationProcess, zeroTolerance, guidelinesContact];
  const section = sections.find((each) => each.title === title);
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
  expect(titles(minimumRequirements)).toHaveLength(5);
  const position = minimumRequirements.find((each) => each.title === title);
  for (const text of texts) expect(prose(position)).toMatch(text);
});

test('form: what it asks for and what comes of it', () => {
  expect(applicationForm).toMatchObject({
    title: 'Submit Your Application',
    titleEnd: 'Application',
    reminder: { title: 'Important Reminder' },
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
  expect(applicationForm.reminder.text).toMatch(/personally written.+automatic disqualification/);
  expect(applicationForm.confirmation).toContain('accurate');
  expect(applicationForm.success.text).toContain(
    'review it and reply via email or chat within 3-5 business days',
  );
  expect(applicationForm.success.redirect).toContain('5 seconds');
});

test('states of an application in the applicant’s words', () => {
  expect(Object.values(stateWords).map(({ label }) => label)).toEqual([
    'Received',
    'In review',
    'Accepted',
    'Not accepted',
  ]);
  expect(Object.values(ownApplications.status.steps)).toEqual(['Sent', 'In review', 'Decision']);
});
