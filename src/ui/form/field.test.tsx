import { fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { renderWithProviders } from '../../../test/support/browser/render';
import { InputField, SelectField, TextareaField } from './field';

test('ties label, hint and error to the control', () => {
  renderWithProviders(
    <InputField label="Age" required hint="In years" error="Age must be a number" defaultValue="x" />,
  );
  const input = screen.getByRole('textbox', { name: 'Age' });
  expect(input).toBeRequired();
  expect(input).toBeInvalid();
  expect(input).toHaveAccessibleDescription('In years Age must be a number');
});

test('is not marked while nothing is wrong', () => {
  renderWithProviders(<InputField label="Age" required error="" />);
  const input = screen.getByRole('textbox', { name: 'Age' });
  expect(input).not.toHaveAttribute('aria-invalid');
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('keeps an id that it is given', () => {
  renderWithProviders(<InputField id="email" label="Email" required hint="We answer there" />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAttribute('id', 'email');
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('We answer there');
});

test('says which answers are optional', () => {
  renderWithProviders(<InputField label="Website" />);
  expect(screen.getByRole('textbox', { name: 'Website (optional)' })).toBeInTheDocument();
});

test('counts what is typed against the limit', async () => {
  const Form = () => {
    const [value, setValue] = useState('');
    return (
      <TextareaField
        label="Message"
        required
        counter
        maxLength={10}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
    );
  };
  const { user } = renderWithProviders(<Form />);
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
  expect(screen.getByText('5 / 10')).toBeInTheDocument();
});

test('effects of a counter read the field that it belongs to', () => {
  const Length = ({ field }: { field: RefObject<HTMLTextAreaElement | null> }) => {
    const line = useRef<HTMLParagraphElement>(null);
    useLayoutEffect(() => {
      if (line.current) line.current.textContent = `${String(field.current?.value.length)} typed`;
    }, [field]);
    return <p ref={line} />;
  };
  const Counted = () => {
    const field = useRef<HTMLTextAreaElement>(null);
    return (
      <TextareaField label="Answer" ref={field} defaultValue="four" counter={<Length field={field} />} />
    );
  };
  renderWithProviders(<Counted />);
  expect(screen.getByText('4 typed')).toBeVisible();
});

test('a choice carries the same associations', () => {
  renderWithProviders(
    <SelectField label="Position" required error="Please select a position">
      <option value="">Choose</option>
      <option value="staff">Staff</option>
    </SelectField>,
  );
  const select = screen.getByRole('combobox', { name: 'Position' });
  expect(select).toHaveAccessibleDescription('Please select a position');
  expect(select).toBeInvalid();
});

test('a pasted text that has to be cleaned is entered as it will be sent, and any other is left to the browser', () => {
  const command = jest.fn(() => true);
  document.execCommand = command;
  renderWithProviders(
    <>
      <InputField label="Subject" required defaultValue="" />
      <TextareaField label="Message" required defaultValue="" />
      <InputField label="Password" type="password" required defaultValue="" />
    </>,
  );
  const paste = (label: string, text: string) =>
    fireEvent.paste(screen.getByLabelText(label), { clipboardData: { getData: () => text } });
  expect(paste('Subject', 'plain')).toBe(true);
  expect(paste('Message', 'two\r\nlines')).toBe(true);
  expect(paste('Password', 'tab\tbed')).toBe(true);
  expect(command).not.toHaveBeenCalled();
  expect(paste('Subject', 'Steve\t42')).toBe(false);
  expect(paste('Message', 'one\vtwo\u001b[0m')).toBe(false);
  expect(command.mock.calls).toEqual([
    ['insertText', false, 'Steve 42'],
    ['insertText', false, 'one\ntwo'],
  ]);
});
