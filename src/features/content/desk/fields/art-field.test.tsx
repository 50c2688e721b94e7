import { screen, waitFor, within } from '@testing-library/react';
import { Form, Formik } from 'formik';
import { artTitles } from '#network/art-titles';
import { renderWithProviders } from '../../../../../test/support/browser/render';
import { aNetwork } from '../../../../../test/support/fixtures/a-network';
import { ArtField } from './art-field';

const open = (art = 'stage') => {
  const sent: unknown[] = [];
  const view = renderWithProviders(
    <Formik
      initialValues={{ art }}
      validate={(values) => (values.art === 'islands' ? { art: 'Not this one' } : {})}
      onSubmit={(values) => void sent.push(values)}
    >
      {({ values }) => (
        <Form noValidate>
          <ArtField name="art" />
          <p>A card with {values.art}</p>
          <button type="submit">Save</button>
        </Form>
      )}
    </Formik>,
  );
  return { ...view, sent, send: () => view.user.click(screen.getByRole('button', { name: 'Save' })) };
};

test('offers every picture under a name of its own', () => {
  open();
  const group = within(screen.getByRole('group', { name: 'Picture' }));
  const names = group.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(new Set(names).size).toBe(Object.keys(artTitles).length);
  expect(group.getByRole('radio', { checked: true })).toHaveAccessibleName('Stage');
});

test('offers the pictures of the network’s own, too', async () => {
  aNetwork({
    theme: { arts: [{ id: 'market', title: 'Market day', file: 'media/market.png', hue: 'gold' }] },
  });
  const { user, send, sent } = open();
  await user.click(screen.getByRole('radio', { name: 'Market day' }));
  await send();
  await waitFor(() => expect(sent).toEqual([{ art: 'market' }]));
});

test('has the form show the chosen one at once, and gives it to it', async () => {
  const { user, send, sent } = open();
  expect(screen.getByText('A card with stage')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Treasure' }));
  expect(screen.getByText('A card with treasure')).toBeVisible();
  await send();
  await waitFor(() => expect(sent).toEqual([{ art: 'treasure' }]));
});

test('is walked through by the arrow keys', async () => {
  const { user } = open('arena');
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Arena' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('A card with heart')).toBeVisible();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByText('A card with campfire')).toBeVisible();
});

test('says what is wrong with the choice', async () => {
  const { send, sent } = open('islands');
  await send();
  expect(await screen.findByText('Not this one')).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Islands' })).toHaveAccessibleDescription('Not this one');
  expect(sent).toEqual([]);
});
