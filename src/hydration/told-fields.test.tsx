import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { boolean, object, string } from 'yup';
import { InputField, SelectField, TextareaField } from '@/ui/form/field';
import { Form } from '@/ui/form/form';
import { FormCheckbox, FormInput, FormPassword, FormSelect, FormTextarea } from '@/ui/form/form-fields';
import { prerendered } from '../../test/support/browser/prerendered';
import { renderWithProviders } from '../../test/support/browser/render';
import { useIsHydrated } from './hooks';

/** Fills a field like an extension in its own world: past React's setter, and without an event. */
const fillSilently = (field: HTMLElement, state: string | boolean) => {
  const name = typeof state === 'boolean' ? 'checked' : 'value';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), name)?.set?.call(field, state);
};
/** Fills a field like a script of the page, whose assignments React attributes to itself. */
const assign = (field: HTMLElement, state: string | boolean) =>
  Object.assign(field, typeof state === 'boolean' ? { checked: state } : { value: state });

const changes = jest.fn();
beforeEach(() => changes.mockClear());
const untouched = { name: '', text: '', size: 's' };

/** Fields with the app's values shown beside them. */
const Fields = () => {
  const [values, setValues] = useState(untouched);
  const change = (changed: Partial<typeof values>) => {
    changes(changed);
    setValues((before) => ({ ...before, ...changed }));
  };
  return (
    <>
      <InputField
        required
        label="Name"
        value={values.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextareaField
        required
        label="Text"
        value={values.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <SelectField
        required
        label="Size"
        value={values.size}
        onChange={(event) => change({ size: event.target.value })}
      >
        <option value="s">Small</option>
        <option value="l">Large</option>
      </SelectField>
      <output>{JSON.stringify(values)}</output>
    </>
  );
};
const field = <Kind extends HTMLElement = HTMLInputElement>(label: string) =>
  screen.getByLabelText<Kind>(label);
const known = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
const shown = () => ['Name', 'Text', 'Size'].map((label) => field(label).value);

describe('before hydration', () => {
  it.each([
    ['typed text', () => userEvent.type(field('Name'), 'steve'), { name: 'steve' }],
    ['text in lines', () => userEvent.type(field('Text'), 'a{Enter}b'), { text: 'a\nb' }],
    ['a chosen option', () => userEvent.selectOptions(field('Size'), 'l'), { size: 'l' }],
    ['text that a manager filled in silently', () => fillSilently(field('Name'), 'steve'), { name: 'steve' }],
    ['lines that the browser restored', () => fillSilently(field('Text'), 'a\nb'), { text: 'a\nb' }],
    ['an option that the browser restored', () => fillSilently(field('Size'), 'l'), { size: 'l' }],
  ])('%s reaches the app, and stays as it is', async (_what, enter, entered) => {
    const { hydrate } = prerendered(<Fields />);
    await enter();
    await hydrate();
    expect(known()).toEqual({ ...untouched, ...entered });
    expect(changes.mock.calls).toEqual([[entered]]);
    expect(shown()).toEqual(Object.values({ ...untouched, ...entered }));
  });

  it.each([
    ['ticked by its visitor', () => userEvent.click(field('Agree'))],
    ['ticked by the browser', () => fillSilently(field('Agree'), true)],
  ])('a box, %s, stays so and is sent', async (_who, tick) => {
    const sent = jest.fn().mockResolvedValue(null);
    const { hydrate } = prerendered(
      <Form
        initialValues={{ agreed: false }}
        schema={object({ agreed: boolean().oneOf([true]) })}
        send={sent}
        submitLabel="Send"
        failureTitle="Not sent"
      >
        <FormCheckbox name="agreed" label="Agree" />
      </Form>,
    );
    await tick();
    await hydrate();
    expect(field('Agree')).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ agreed: true }]]));
  });

  it('keeps the place where its visitor writes', async () => {
    const { hydrate } = prerendered(<Fields />);
    const name = field('Name');
    name.focus();
    fireEvent.input(name, { target: { value: 'steve' } });
    name.setSelectionRange(2, 3);
    await hydrate();
    expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(['steve', 2, 3]);
  });

  it('keeps what was entered when the app draws it once more as it begins', async () => {
    const Restless = () => {
      useIsHydrated();
      return <Fields />;
    };
    const { hydrate } = prerendered(<Restless />);
    await userEvent.type(field('Name'), 'steve');
    fillSilently(field('Text'), 'Hello');
    await hydrate();
    expect(known()).toEqual({ ...untouched, name: 'steve', text: 'Hello' });
  });

  it('nobody touched it: nothing is changed', async () => {
    await prerendered(<Fields />).hydrate();
    await userEvent.click(field('Name'));
    expect(changes).not.toHaveBeenCalled();
  });
});

describe.each([
  ['past React', fillSilently],
  ['through React', assign],
])('what a manager fills in without an event, %s,', (_how, fill) => {
  const empty = { name: '', password: '', note: '', size: '', agreed: false };
  const schema = object({
    name: string().required(),
    password: string().required(),
    note: string().required(),
    size: string().required(),
    agreed: boolean().oneOf([true]),
  });
  const setUp = () => {
    const sent = jest.fn();
    renderWithProviders(
      <Form
        initialValues={empty}
        schema={schema}
        send={(values) => {
          sent(values);
          return Promise.resolve({ message: 'No', fields: {} });
        }}
        submitLabel="Send"
        failureTitle="Not sent"
      >
        <FormInput name="name" label="Name" />
        <FormPassword name="password" label="Password" autoComplete="current-password" />
        <FormTextarea name="note" label="Note" />
        <FormSelect name="size" label="Size">
          <option value="">None</option>
          <option value="l">Large</option>
        </FormSelect>
        <FormCheckbox name="agreed" label="Agree" />
      </Form>,
    );
    return sent;
  };
  const filled = { name: 'steve', password: 'a lantern', note: 'Hello', size: 'l', agreed: true };
  const fillAll = () => {
    fill(field('Name'), filled.name);
    fill(field('Password'), filled.password);
    fill(field('Note'), filled.note);
    fill(field('Size'), filled.size);
    fill(field('Agree'), filled.agreed);
  };

  it('is what the form sends', async () => {
    const sent = setUp();
    fillAll();
    fireEvent.submit(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent.mock.calls).toEqual([[filled]]));
  });

  it('stays while the form is used', async () => {
    const sent = setUp();
    fillAll();
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    await userEvent.type(field('Name'), '_2');
    expect(field('Password')).toHaveValue(filled.password);
    expect(field('Note')).toHaveValue(filled.note);
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(sent.mock.calls).toEqual([[{ ...filled, name: 'steve_2' }]]));
  });
});

test('a field that keeps its text itself tells once of what was filled in', async () => {
  const edits: string[] = [];
  renderWithProviders(
    <InputField label="Name" defaultValue="" onChange={({ target }) => void edits.push(target.value)} />,
  );
  const name = screen.getByRole('textbox');
  fillSilently(name, 'steve');
  await userEvent.click(document.body);
  await userEvent.type(name, '!');
  await userEvent.click(document.body);
  expect(edits).toEqual(['steve', 'steve!']);
});

test('a choice that the app refuses is put to it once', async () => {
  const asked: string[] = [];
  renderWithProviders(
    <SelectField label="Size" value="s" onChange={({ target }) => void asked.push(target.value)}>
      <option value="s">Small</option>
      <option value="l">Large</option>
    </SelectField>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox'), 'l');
  await userEvent.click(document.body);
  expect([asked, screen.getByRole<HTMLSelectElement>('combobox').value]).toEqual([['l'], 's']);
});
