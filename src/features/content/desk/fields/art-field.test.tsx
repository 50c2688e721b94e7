import { screen, waitFor, within } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { type Art, ARTS } from '@/contract/content-fields';
import { renderWithProviders } from '../../../../../test/support/browser/render';
import { ArtField } from './art-field';

const open = (art: Art = 'events') => {
  const sent: unknown[] = [];
  const view = renderWithProviders(
    <Formik
      initialValues={{ art }}
      validate={(values) => (values.art === 'duels' ? { art: 'Not this one' } : {})}
      onSubmit={(values) => void sent.push(values)}
    >
      <Form noValidate>
        <ArtField name="art" look={(chosen) => <p>A card with {chosen}</p>} />
        <button type="submit">Save</button>
      </Form>
    </Formik>,
  );
  return { ...view, sent, send: () => view.user.click(screen.getByRole('button', { name: 'Save' })) };
};

test('offers every drawing of the product under a name of its own', () => {
  open();
  const group = within(screen.getByRole('group', { name: 'Picture' }));
  const names = group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(new Set(names).size).toBe(ARTS.length);
  expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName('Stage');
});

test('shows the card with the chosen one at once, and gives it to the form', async () => {
  const { user, send, sent } = open();
  expect(screen.getByText('A card with events')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Treasure' }));
  expect(screen.getByText('A card with treasure')).toBeVisible();
  await send();
  await waitFor(() => expect(sent).toEqual([{ art: 'treasure' }]));
});

test('is walked through by the arrow keys', async () => {
  const { user } = open('practice-pvp');
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Arena' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('A card with lifesteal')).toBeVisible();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('A card with community')).toBeVisible();
});

test('says what is wrong with the choice', async () => {
  const { send, sent } = open('duels');
  await send();
  expect(await screen.findByText('Not this one')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Islands' })).toHaveAccessibleDescription('Not this one');
  expect(sent).toEqual([]);
});
