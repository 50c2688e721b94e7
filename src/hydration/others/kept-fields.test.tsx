import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { keepFields } from './kept-fields';

const known = jest.fn();

const Fields = () => {
  const [values, setValues] = useState({ name: '', password: '', text: '', size: 's', agreed: false });
  useEffect(() => known(values), [values]);
  const change = (changes: Partial<typeof values>) => setValues((before) => ({ ...before, ...changes }));
  return (
    <form>
      <input
        aria-label="Name"
        value={values.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <input
        name="password"
        type="password"
        aria-label="Password"
        value={values.password}
        onChange={({ target }) => change({ password: target.value })}
      />
      <label>
        Text
        <textarea value={values.text} onChange={({ target }) => change({ text: target.value })} />
      </label>
      <select aria-label="Size" value={values.size} onChange={({ target }) => change({ size: target.value })}>
        <option value="s">Small</option>
        <option value="l">Large</option>
      </select>
      <label>
        <input
          type="checkbox"
          checked={values.agreed}
          onChange={({ target }) => change({ agreed: target.checked })}
        />
        Agree
      </label>
    </form>
  );
};

const fillIn = async () => {
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.type(screen.getByLabelText('Text'), 'Hello');
  await userEvent.selectOptions(screen.getByLabelText('Size'), 'l');
  await userEvent.click(screen.getByLabelText('Agree'));
  await userEvent.type(screen.getByLabelText('Name'), 'steve');
};
const filledIn = { name: 'steve', password: 'secret', text: 'Hello', size: 'l', agreed: true };

test('a form that is drawn again has what was typed, knows it, and has the focus where it was', async () => {
  const { container, rerender } = render(<Fields key="1" />);
  await fillIn();
  const enterFields = keepFields(container);
  rerender(<Fields key="2" />);
  expect(screen.getByLabelText('Name')).toHaveValue('');
  act(enterFields);
  expect(known).toHaveBeenLastCalledWith(filledIn);
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(screen.getByLabelText('Password')).toHaveValue('secret');
});

test('so it has if it comes a little later', async () => {
  const { container, rerender } = render(<Fields />);
  await fillIn();
  const enterFields = keepFields(container);
  rerender(<p>Broken</p>);
  act(enterFields);
  rerender(<Fields />);
  await act(async () => undefined);
  expect(known).toHaveBeenLastCalledWith(filledIn);
});

test('fields that are still there are left alone', async () => {
  const { container } = render(<Fields />);
  const enterFields = keepFields(container);
  await fillIn();
  known.mockClear();
  act(enterFields);
  expect(known).not.toHaveBeenCalled();
});
