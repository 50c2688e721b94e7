import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Formik, Form } from 'formik';
import { momentField } from '#messages/content-desk-fields';
import { renderWithProviders } from '../../../../../test/support/browser/render';
import { MomentField } from './moment-field';

const open = ({
  startsAt = null,
  zone = 'Europe/Berlin',
}: { startsAt?: string | null; zone?: string | null } = {}) => {
  const sent: unknown[] = [];
  const view = renderWithProviders(
    <Formik initialValues={{ startsAt }} onSubmit={(values) => void sent.push(values)}>
      {({ setValues }) => (
        <Form noValidate>
          <MomentField name="startsAt" label="Starts" {...(zone !== null && { zone })} />
          <button type="submit">Save</button>
          <button type="button" onClick={() => void setValues({ startsAt: '2027-01-01T11:00:00.000Z' })}>
            Theirs
          </button>
        </Form>
      )}
    </Formik>,
  );
  const input = screen.getByLabelText<HTMLInputElement>(/^Starts, /);
  const type = async (value: string) => {
    fireEvent.change(input, { target: { value } });
    // The form has validated by then.
    await act(() => new Promise((done) => setTimeout(done)));
  };
  const send = () => view.user.click(screen.getByRole('button', { name: 'Save' }));
  return { ...view, sent, input, type, send };
};

test('shows a time on the clocks of a zone, and says whose they are', () => {
  const { input } = open({ startsAt: '2026-07-15T18:00:00.000Z' });
  expect(input).toHaveValue('2026-07-15T20:00');
  expect(input).toHaveAccessibleName('Starts, Europe/Berlin time (optional)');
});

test('gives the form a time in UTC', async () => {
  const { type, send, sent } = open();
  await type('2026-01-15T20:00');
  await send();
  await waitFor(() => expect(sent).toEqual([{ startsAt: '2026-01-15T19:00:00.000Z' }]));
});

test('is on the clocks of the browser, whatever the site’s are', () => {
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: 'Pacific/Apia' });
  const { input } = open({ startsAt: '2026-01-15T07:00:00.000Z', zone: null });
  jest.restoreAllMocks();
  expect(input).toHaveAccessibleName('Starts, Pacific/Apia time (optional)');
  expect(input).toHaveValue('2026-01-15T20:00');
});

test('refuses a time that the clocks skip, keeps it to be corrected, and sends nothing', async () => {
  const { type, send, sent, input } = open();
  await type('2026-03-29T02:30');
  await send();
  expect(await screen.findByText(momentField.problems.skipped)).toBeVisible();
  expect(input).toBeInvalid();
  expect(input).toHaveValue('2026-03-29T02:30');
  expect(sent).toEqual([]);
  await type('2026-03-29T03:30');
  await send();
  await waitFor(() => expect(sent).toEqual([{ startsAt: '2026-03-29T01:30:00.000Z' }]));
  expect(input).toBeValid();
});

test('asks which one is meant of a time that the clocks show twice', async () => {
  const { type, send, sent, user, input } = open();
  await type('2026-10-25T02:30');
  expect(screen.getByRole('radio', { name: 'The first one (UTC+02:00)' })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: 'The second one (UTC+01:00)' }));
  expect(input).toHaveValue('2026-10-25T02:30');
  await send();
  await waitFor(() => expect(sent).toEqual([{ startsAt: '2026-10-25T01:30:00.000Z' }]));
  await type('2026-10-25T03:30');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('knows which of the two was saved', () => {
  open({ startsAt: '2026-10-25T01:30:00.000Z' });
  expect(screen.getByRole('radio', { name: 'The second one (UTC+01:00)' })).toBeChecked();
});

test('refuses half a date, and a year that is still being typed', async () => {
  const { type, input, send, sent } = open({ startsAt: '2026-10-25T01:30:00.000Z' });
  // State of a browser's input while the hour is missing.
  Object.defineProperty(input, 'validity', { value: { badInput: true }, configurable: true });
  await type('');
  await send();
  expect(await screen.findByText(momentField.problems.unfinished)).toBeVisible();
  Object.defineProperty(input, 'validity', { value: { badInput: false }, configurable: true });
  await type('0202-10-25T02:30');
  await send();
  expect(await screen.findByText(momentField.problems.year)).toBeVisible();
  expect(sent).toEqual([]);
});

test('is cleared by a button, which leaves the keyboard in the field', async () => {
  const { input, user, send, sent } = open({ startsAt: '2026-10-25T01:30:00.000Z' });
  await user.click(screen.getByRole('button', { name: 'Clear Starts' }));
  expect(input).toHaveValue('');
  expect(input).toHaveFocus();
  await send();
  await waitFor(() => expect(sent).toEqual([{ startsAt: null }]));
});

test('follows a value that comes from elsewhere, and forgets what was wrong before', async () => {
  const { type, input, user, send, sent } = open();
  await type('2026-03-29T02:30');
  await user.click(screen.getByRole('button', { name: 'Theirs' }));
  expect(input).toHaveValue('2027-01-01T12:00');
  await send();
  await waitFor(() => expect(sent).toEqual([{ startsAt: '2027-01-01T11:00:00.000Z' }]));
});
