import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse } from 'msw';
import { positionTitle } from '@/lib/positions';
import { questionsOf } from '@/lib/questions';
import { applicationForm } from '@/messages/en/applications/form';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { serveCsrf } from '../../../../test/support/browser/csrf-service';
import { refuse } from '../../../../test/support/browser/render-account';
import { labelOf, openForm, serveApplications } from '../../../../test/support/browser/render-application';
import { aPosition } from '../../../../test/support/fixtures/a-position';
import { ownQuestionOf, questionOf } from '../../../../test/support/fixtures/applications';
import { selectDraft, selectSubmissions, selectViews } from '../application-slice';

const { failure, success } = applicationForm;
const network = startApiServer();
const csrf = serveCsrf(network);
const scrollTo = jest.fn();
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

beforeEach(() => {
  localStorage.clear();
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});
afterEach(() => jest.restoreAllMocks());

const heading = () => screen.getByRole('heading', { level: 1 });
const submitButton = () => screen.getByRole('button', { name: applicationForm.submitLabel });

test('opening the form counts one view', async () => {
  const { store } = await openForm();
  expect(selectViews(store.getState())).toEqual({ guidelines: 0, form: 1 });
});

test('the title names the position once it is chosen', async () => {
  const { choose } = await openForm();
  expect(heading()).toHaveTextContent(applicationForm.title);
  await choose('Media/YouTuber');
  expect(heading()).toHaveTextContent(`${positionTitle('Media/YouTuber')} ${applicationForm.titleEnd}`);
});

test('Back and Cancel lead to the applications page', async () => {
  await openForm();
  for (const name of [applicationForm.backLabel, applicationForm.cancelLabel]) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/apply');
  }
});

test('unread guidelines are asked for, and nothing can be submitted', async () => {
  await openForm({ isRead: false });
  expect(screen.getByText(applicationForm.guidelines.unread.title)).toBeVisible();
  const link = screen.getByRole('link', { name: applicationForm.guidelines.unread.label });
  expect(link).toHaveAttribute('href', '/apply/guidelines');
  expect(submitButton()).toBeDisabled();
});

test('read guidelines open the way', async () => {
  await openForm();
  expect(screen.queryByText(applicationForm.guidelines.unread.title)).toBeNull();
  expect(submitButton()).toBeEnabled();
});

describe('what is missing', () => {
  test('a position', async () => {
    const { submit, banner, position } = await openForm();
    await submit();
    expect(await banner()).toHaveTextContent(failure.invalid);
    expect(position()).toHaveAccessibleDescription(expect.stringContaining(applicationForm.position.missing));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
  });

  test.each(['Staff', 'Partner'] as const)('every answer of %s, with a link to each', async (name) => {
    const { choose, submit, banner, field, links, user } = await openForm();
    await choose(name);
    await submit();
    expect(await banner()).toHaveTextContent(failure.title + failure.invalid);
    expect(await banner()).toHaveFocus();
    const questions = questionsOf(name);
    expect((await links()).map(({ textContent }) => textContent)).toEqual(
      questions.map(({ label }) => `${label} is required`),
    );
    await waitFor(() => {
      for (const { label } of questions) {
        expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(`${label} is required`));
      }
    });
    const last = questions.at(-1)?.label ?? '';
    await user.click(screen.getByRole('link', { name: `${last} is required` }));
    expect(field(last)).toHaveFocus();
  });

  test('goes from the list with the first key', async () => {
    const { choose, submit, links, user, fieldOf } = await openForm();
    await choose('Partner');
    await submit();
    const asked = questionsOf('Partner').length;
    expect(await links()).toHaveLength(asked);
    // Empty, it is invalid before it says so.
    await waitFor(() => {
      expect(fieldOf('Partner', 'discord')).toHaveAccessibleDescription(/is required/);
    });
    await user.type(fieldOf('Partner', 'discord'), 'a');
    await waitFor(() => expect(fieldOf('Partner', 'discord')).toBeValid());
    expect(await links()).toHaveLength(asked - 1);
  });
});

const age = labelOf('Builder', 'age');
const mail = questionsOf('Builder').find(({ kind }) => kind === 'email')?.label;
test.each([
  [age, '', `${age} is required`],
  [age, 'abc', `${age} must be a number`],
  [age, '15', 'You must be at least 16 years old to apply'],
  [age, '100', 'Please enter a valid age'],
  ...(mail === undefined
    ? []
    : [
        [mail, '', `${mail} is required`],
        [mail, 'alex@example', 'Please enter a valid email address'],
      ]),
])('leaving %s with "%s": %s, until it is changed', async (label = '', answer = '', message = '') => {
  const { choose, field, user } = await openForm();
  await choose('Builder');
  await user.click(field(label));
  if (answer !== '') await user.paste(answer);
  await user.tab();
  expect(await screen.findByText(message)).toBeVisible();
  await user.type(field(label), '1');
  expect(screen.queryByText(message)).toBeNull();
});

test('leaving another field empty says nothing yet', async () => {
  const { choose, user, fieldOf } = await openForm();
  await choose('Builder');
  await user.click(fieldOf('Builder', 'ign'));
  await user.tab();
  expect(screen.queryByText(/is required/)).toBeNull();
});

test('an answer over its limit is kept whole, refused, and sent once it is shorter', async () => {
  const service = serveApplications(network, csrf);
  const { fill, submit, field, user, banner } = await openForm();
  const { id: name, label } = questionOf('Partner', ({ kind }) => kind === 'long');
  await fill('Partner', { [name]: 'a'.repeat(4_001) });
  await submit();
  expect(await banner()).toHaveTextContent(`${label} is limited to 4,000 characters`);
  expect(field(label)).toHaveValue('a'.repeat(4_001));
  expect(service.sent).toEqual([]);
  await user.type(field(label), '{Backspace}');
  await submit();
  await screen.findByText(success.title);
  expect(service.sent[0]?.answers[name]).toHaveLength(4_000);
});

describe('a whole application', () => {
  test('is sent trimmed, with a key and the time of reading, and is empty again', async () => {
    const service = serveApplications(network, csrf);
    const { fill, submit, store, position } = await openForm();
    const answers = await fill('Partner', { discord: ' alex ' });
    await submit();
    const banner = await screen.findByText(success.title);
    expect(banner.closest('[role=status]')).toHaveFocus();
    expect(service.sent).toEqual([
      {
        position: 'Partner',
        answers: { ...answers, discord: 'alex' },
        guidelinesReadAt: expect.stringMatching(/^\d{4}-.*Z$/),
        idempotencyKey: expect.stringMatching(UUID),
      },
    ]);
    expect(position()).toHaveValue('');
    expect(heading()).toHaveTextContent(applicationForm.title);
    const key = service.sent[0]?.idempotencyKey;
    expect(selectDraft(store.getState())).toBeNull();
    expect(selectSubmissions(store.getState())).toEqual([
      { id: 'an-id', key, position: 'Partner', at: expect.any(Number) },
    ]);
    expect(screen.getByRole('link', { name: /apply\/status/ })).toHaveAttribute(
      'href',
      `/apply/status#an-id.${String(key)}`,
    );
  });

  test('is sent by Enter from the field that is being typed in', async () => {
    const service = serveApplications(network, csrf);
    const { fill, user, fieldOf } = await openForm();
    await fill('Partner');
    await user.clear(fieldOf('Partner', 'discord'));
    await user.type(fieldOf('Partner', 'discord'), 'other{Enter}');
    await screen.findByText(success.title);
    expect(service.sent[0]?.answers['discord']).toBe('other');
  });

  test('is sent once, however often the button is pressed', async () => {
    const service = serveApplications(network, csrf);
    service.answer = async () => {
      await delay(50);
      return HttpResponse.json({ id: 'an-id' }, { status: 201 });
    };
    const { fill, submit } = await openForm();
    await fill('Partner');
    await submit();
    expect(await screen.findByRole('button', { name: applicationForm.submittingLabel })).toBeDisabled();
    await submit();
    await screen.findByText(success.title);
    expect(service.sent).toHaveLength(1);
  });
});

describe('what is not taken', () => {
  test.each([
    [
      409,
      () => refuse('conflict', { message: 'You already have an open application.' }),
      /already have an open/,
    ],
    [429, () => refuse('rate_limited', { retryAfter: 120 }), /in 2 minutes/],
    [500, () => refuse('internal'), failure.title + failure.rejected],
    [502, () => new Response('<html>', { status: 502 }), failure.rejected],
    [503, () => refuse('unavailable', { retryAfter: 5 }), /in 5 seconds/],
  ])(
    'says why (%s), keeps every answer, and can be sent again with the same key',
    async (_status, answer, said) => {
      const service = serveApplications(network, csrf);
      const accept = service.answer;
      service.answer = answer;
      const { fill, submit, banner, fieldOf } = await openForm();
      const answers = await fill('Partner');
      await submit();
      expect(await banner()).toHaveTextContent(said);
      expect(fieldOf('Partner', 'discord')).toHaveValue(answers['discord']);
      service.answer = accept;
      await submit();
      await screen.findByText(success.title);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(service.sent).toHaveLength(2);
      expect(service.sent[1]).toEqual(service.sent[0]);
    },
  );

  test('shows what the server says of an answer at that answer, until it is changed', async () => {
    const service = serveApplications(network, csrf);
    const fields = { 'answers.discord': 'Not this one' };
    service.answer = () => refuse('validation_failed', { message: 'Please check the fields.', fields });
    const { fill, submit, user, links, fieldOf } = await openForm();
    await fill('Partner');
    await submit();
    expect(await screen.findByText(`${labelOf('Partner', 'discord')}: Not this one`)).toBeVisible();
    await waitFor(() => {
      expect(fieldOf('Partner', 'discord')).toHaveAccessibleDescription(/Not this one/);
    });
    await user.click(fieldOf('Partner', 'discord'));
    await user.tab();
    expect(fieldOf('Partner', 'discord')).toBeInvalid();
    await user.type(fieldOf('Partner', 'discord'), 'x');
    await waitFor(() => expect(fieldOf('Partner', 'discord')).toBeValid());
    expect(await links()).toEqual([]);
  });
});

describe('another position', () => {
  test('keeps what both ask without a question', async () => {
    const { choose, user, fieldOf } = await openForm();
    await choose('Builder');
    await user.type(fieldOf('Builder', 'ign'), 'Alex');
    await choose('Partner');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fieldOf('Builder', 'ign')).toHaveValue('Alex');
  });

  test('asks before it deletes what only the first one asked', async () => {
    const { choose, field, fieldOf, user, position } = await openForm();
    const own = ownQuestionOf('Builder', 'Partner').label;
    await choose('Builder');
    await user.type(fieldOf('Builder', 'ign'), 'Alex');
    await user.type(field(own), 'mine');
    await choose('Partner');
    const dialog = () => screen.getByRole('dialog', { name: `Change to ${positionTitle('Partner')}?` });
    expect(dialog()).toHaveTextContent(own);
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(position()).toHaveValue('Builder');
    expect(field(own)).toHaveValue('mine');
    await choose('Partner');
    await user.click(
      within(dialog()).getByRole('button', { name: applicationForm.draft.change.confirmLabel }),
    );
    expect(position()).toHaveValue('Partner');
    expect(fieldOf('Partner', 'ign')).toHaveValue('Alex');
    expect(field(ownQuestionOf('Partner', 'Builder').label)).toHaveValue('');
  });

  test('that is closed says so, and asks nothing', async () => {
    aPosition('Builder', { open: false });
    const { choose } = await openForm();
    expect(
      screen.getByRole('option', {
        name: `${positionTitle('Builder')} ${applicationForm.position.closedMark}`,
      }),
    ).toBeVisible();
    await choose('Builder');
    expect(screen.getByText(applicationForm.position.closed.title)).toBeVisible();
    expect(screen.queryByLabelText(labelOf('Builder', 'ign'))).toBeNull();
    await waitFor(() => expect(submitButton()).toBeDisabled());
  });
});
