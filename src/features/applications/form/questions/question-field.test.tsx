import { screen } from '@testing-library/react';
import { Profiler } from 'react';
import { applicationForm } from '#messages/applications/form';
import type { Question } from '@/contract/network/questions';
import { answerLimit, optionsOf } from '@/contract/questions/allowed-answers';
import { questionsOf } from '@/lib/questions';
import { renderWithProviders } from '../../../../../test/support/browser/render';
import { POSITIONS } from '../../../../../test/support/fixtures/applications';
import { QuestionField } from './question-field';

const show = (question: Question, problem?: string) => {
  const seen = { edits: [] as string[], corrections: 0, left: [] as string[] };
  const view = renderWithProviders(
    <QuestionField
      question={question}
      initial=""
      problem={problem}
      onEdit={(_question, answer) => void seen.edits.push(answer)}
      onCorrect={() => void (seen.corrections += 1)}
      onLeave={(_question, answer) => void seen.left.push(answer)}
    />,
  );
  return { ...view, seen, field: screen.getByLabelText(question.label) };
};
/** Questions of each kind, independent of those that the network asks. */
const ofKind = (kind: Question['kind']): Question => ({
  id: kind,
  label: `A ${kind} question`,
  kind,
});
const long = ofKind('long');
const distinct = [...new Map(POSITIONS.flatMap(questionsOf).map((asked) => [asked.label, asked])).values()];

test.each(distinct)('“$label” has a named, described, required field of its kind', (question) => {
  const { field } = show(question);
  expect(field).toBeRequired();
  expect(field).toHaveAttribute('name', question.id);
  const described = [question.hint, question.unkept && applicationForm.draft.unkept].filter(Boolean);
  expect(field).toHaveAccessibleDescription(described.join(' '));
  const options = [...field.querySelectorAll('option')].map(({ value }) => value);
  const offered = optionsOf(question);
  expect(options).toEqual(offered.length > 0 ? ['', ...offered] : []);
});

test.each([
  ['long', 'TEXTAREA', null],
  ['date', 'INPUT', 'date'],
  ['email', 'INPUT', 'email'],
  ['number', 'INPUT', 'text'],
  ['yes-no', 'SELECT', null],
  ['timezone', 'SELECT', null],
] as const)('a %s question is answered in the field for it', (kind, tag, type) => {
  const { field } = show(ofKind(kind));
  expect(field.tagName).toBe(tag);
  expect(field.getAttribute('type')).toBe(type);
});

test('a phone offers digits for a number, and letters that are typed are not swallowed', async () => {
  const { field, user, seen } = show(ofKind('number'));
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await user.type(field, 'x1');
  expect(seen.edits).toEqual(['x', 'x1']);
});

test('counts a long answer, cuts nothing that is pasted, and says how much is too much', async () => {
  const { field, user, seen } = show(long);
  expect(screen.getByText('0 / 4,000')).toBeVisible();
  await user.click(field);
  await user.paste('a'.repeat(answerLimit(long) + 13));
  expect(screen.getByRole('status')).toHaveTextContent('4,013 / 4,000, 13 too many');
  expect(seen.edits.at(-1)).toHaveLength(4_013);
  await user.clear(field);
  expect(screen.getByText('0 / 4,000')).toBeVisible();
});

test.each(['text', 'long'] as const)('a key in a %s field has nothing drawn anew', async (kind) => {
  const drawn = jest.fn();
  const nothing = () => undefined;
  const { user } = renderWithProviders(
    <Profiler id="field" onRender={drawn}>
      <QuestionField
        question={ofKind(kind)}
        initial=""
        problem={undefined}
        onEdit={nothing}
        onCorrect={nothing}
        onLeave={nothing}
      />
    </Profiler>,
  );
  expect(drawn).toHaveBeenCalled();
  drawn.mockClear();
  await user.type(screen.getByLabelText(ofKind(kind).label), 'Because');
  expect(drawn).not.toHaveBeenCalled();
});

test('the counter starts with what is there already', () => {
  renderWithProviders(
    <QuestionField
      question={long}
      initial="twelve chars"
      problem={undefined}
      onEdit={() => undefined}
      onCorrect={() => undefined}
      onLeave={() => undefined}
    />,
  );
  expect(screen.getByText('12 / 4,000')).toBeVisible();
});

test('tells what is wrong, and of the first key after it', async () => {
  const { field, user, seen } = show(ofKind('text'), 'This is required');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(/This is required/);
  await user.type(field, 'A');
  expect(seen.corrections).toBe(1);
});

test('on leaving, hands over what stands there', async () => {
  const { field, user, seen } = show(ofKind('text'));
  await user.type(field, 'Alex');
  await user.tab();
  expect(seen.left).toEqual(['Alex']);
});
