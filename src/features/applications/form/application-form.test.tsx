import { screen, waitFor, within } from '@testing-library/react';
import { applicationForm } from '#messages/applications/form';
import { pages } from '#network/pages';
import { positionTitle } from '@/lib/positions';
import { questionsOf } from '@/lib/questions';
import { startApiServer } from '../../../../test/support/browser/api-server';
import { labelOf, openForm } from '../../../../test/support/browser/render-application';
import { aPosition } from '../../../../test/support/fixtures/a-network';
import { ownQuestionOf } from '../../../../test/support/fixtures/applications';
import { selectViews } from '../application-slice';

const { failure } = applicationForm;
startApiServer();
const scrollTo = jest.fn();

beforeEach(() => {
  localStorage.clear();
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

const heading = () => screen.getByRole('heading', { level: 1 });
const submitButton = () => screen.getByRole('button', { name: applicationForm.submitLabel });

test('opening the form counts one view', async () => {
  const { store } = await openForm();
  expect(selectViews(store.getState())).toEqual({ guidelines: 0, form: 1 });
});

test('the title names the position once it is chosen', async () => {
  const { choose } = await openForm();
  expect(heading()).toHaveTextContent(pages.applyForm.title);
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

  test.each(['Moderator', 'Partner'] as const)('every answer of %s, with a link to each', async (name) => {
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
    // An empty field is invalid before it shows an error.
    await waitFor(() => {
      expect(fieldOf('Partner', 'discord')).toHaveAccessibleDescription(/is required/);
    });
    await user.type(fieldOf('Partner', 'discord'), 'a');
    await waitFor(() => expect(fieldOf('Partner', 'discord')).toBeValid());
    expect(await links()).toHaveLength(asked - 1);
  });
});

const age = labelOf('Architect', 'age');
const mail = questionsOf('Architect').find(({ kind }) => kind === 'email')?.label;
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
  await choose('Architect');
  await user.click(field(label));
  if (answer !== '') await user.paste(answer);
  await user.tab();
  expect(await screen.findByText(message)).toBeVisible();
  await user.type(field(label), '1');
  expect(screen.queryByText(message)).toBeNull();
});

test('leaving another field empty says nothing yet', async () => {
  const { choose, user, fieldOf } = await openForm();
  await choose('Architect');
  await user.click(fieldOf('Architect', 'ign'));
  await user.tab();
  expect(screen.queryByText(/is required/)).toBeNull();
});

describe('another position', () => {
  test('keeps what both ask without a question', async () => {
    const { choose, user, fieldOf } = await openForm();
    await choose('Architect');
    await user.type(fieldOf('Architect', 'ign'), 'Alex');
    await choose('Partner');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(fieldOf('Architect', 'ign')).toHaveValue('Alex');
  });

  test('asks before it deletes what only the first one asked', async () => {
    const { choose, field, fieldOf, user, position } = await openForm();
    const own = ownQuestionOf('Architect', 'Partner').label;
    await choose('Architect');
    await user.type(fieldOf('Architect', 'ign'), 'Alex');
    await user.type(field(own), 'mine');
    await choose('Partner');
    const dialog = () => screen.getByRole('dialog', { name: `Change to ${positionTitle('Partner')}?` });
    expect(dialog()).toHaveTextContent(own);
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    expect(position()).toHaveValue('Architect');
    expect(field(own)).toHaveValue('mine');
    await choose('Partner');
    await user.click(
      within(dialog()).getByRole('button', { name: applicationForm.draft.change.confirmLabel }),
    );
    expect(position()).toHaveValue('Partner');
    expect(fieldOf('Partner', 'ign')).toHaveValue('Alex');
    expect(field(ownQuestionOf('Partner', 'Architect').label)).toHaveValue('');
  });

  test('that is closed says so, and asks nothing', async () => {
    aPosition('Architect', { open: false });
    const { choose } = await openForm();
    expect(
      screen.getByRole('option', {
        name: `${positionTitle('Architect')} ${applicationForm.position.closedMark}`,
      }),
    ).toBeVisible();
    await choose('Architect');
    expect(screen.getByText(applicationForm.position.closed.title)).toBeVisible();
    expect(screen.queryByLabelText(labelOf('Architect', 'ign'))).toBeNull();
    await waitFor(() => expect(submitButton()).toBeDisabled());
  });
});
