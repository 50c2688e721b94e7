import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { HydrationBoundary } from '@/ui/layout/hydration-boundary';
import { keepEarlyInput } from './early-input';

beforeAll(keepEarlyInput);

/** A part of a prerendered page, beside others; the app takes it over when the test says so. */
const prerendered = (content: ReactElement) => {
  const part = <HydrationBoundary>{content}</HydrationBoundary>;
  const container = document.createElement('div');
  container.innerHTML = renderToString(part);
  document.body.append(container);
  return {
    takeOver: () =>
      act(async () => {
        render(part, { container, hydrate: true });
      }),
  };
};
afterEach(() => document.body.replaceChildren());

const button = (name: string) => screen.getByRole('button', { name });

describe('a button', () => {
  const setUp = () => {
    const done: string[] = [];
    const press = (name: string) => (
      <button type="button" onClick={() => void done.push(name)}>
        <span>{name}</span>
      </button>
    );
    const { takeOver } = prerendered(
      <>
        {press('Copy')}
        {press('Open')}
      </>,
    );
    return { done, takeOver };
  };

  it('that was pressed early acts once its part is taken over, and once only', async () => {
    const { done, takeOver } = setUp();
    await userEvent.click(screen.getByText('Copy'));
    await userEvent.click(screen.getByText('Copy'));
    await takeOver();
    expect(done).toEqual(['Copy']);
  });

  it('acts only if it was the last one', async () => {
    const { done, takeOver } = setUp();
    await userEvent.click(button('Copy'));
    await userEvent.click(button('Open'));
    await takeOver();
    expect(done).toEqual(['Open']);
  });

  it('waits for its own part of the page', async () => {
    const { done, takeOver } = setUp();
    const other = prerendered(<p>Other</p>);
    await userEvent.click(button('Copy'));
    await other.takeOver();
    expect(done).toEqual([]);
    await takeOver();
    expect(done).toEqual(['Copy']);
  });

  it('of a part that is taken over acts at once', async () => {
    const { done, takeOver } = setUp();
    await takeOver();
    await userEvent.click(button('Copy'));
    expect(done).toEqual(['Copy']);
  });

  it.each([
    ['a press elsewhere', () => userEvent.click(document.body)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('does not open what %s has closed again', async (_what, dismiss) => {
    const open = jest.fn();
    const { takeOver } = prerendered(<button type="button" aria-expanded={false} onClick={open} />);
    await userEvent.click(screen.getByRole('button'));
    await dismiss();
    await takeOver();
    expect(open).not.toHaveBeenCalled();
  });

  it('opens what it is for, and does anything else whatever is pressed after it', async () => {
    const { done, takeOver } = setUp();
    const open = jest.fn();
    const more = prerendered(<button type="button" aria-label="More" aria-expanded={false} onClick={open} />);
    await userEvent.click(button('More'));
    await more.takeOver();
    expect(open).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Copy'));
    await userEvent.click(document.body);
    await takeOver();
    expect(done).toEqual(['Copy']);
  });

  it('outside of all parts is left alone', async () => {
    const done = jest.fn();
    render(<button type="button" onClick={done} />);
    await userEvent.click(screen.getByRole('button'));
    expect(done).toHaveBeenCalledTimes(1);
  });
});

describe('a form', () => {
  const setUp = () => {
    const sent: string[] = [];
    const { takeOver } = prerendered(
      <form
        aria-label="Search"
        onSubmit={(event) => {
          event.preventDefault();
          sent.push(screen.getByRole<HTMLInputElement>('textbox').value);
        }}
      >
        <input />
        <button type="submit">Send</button>
      </form>,
    );
    return { sent, takeOver };
  };
  /** Whether the browser would have sent it. */
  const submit = () => fireEvent.submit(screen.getByRole('form'));

  it('that was sent early is not sent by the browser, but by the app', async () => {
    const { sent, takeOver } = setUp();
    await userEvent.type(screen.getByRole('textbox'), 'steve');
    expect(submit()).toBe(false);
    expect(sent).toEqual([]);
    await takeOver();
    expect(sent).toEqual(['steve']);
  });

  it.each([
    ['its button', () => userEvent.click(button('Send'))],
    ['the Enter key', () => userEvent.type(screen.getByRole('textbox'), '{Enter}')],
  ])('is sent once, also by %s', async (_by, send) => {
    const { sent, takeOver } = setUp();
    await send();
    await takeOver();
    expect(sent).toHaveLength(1);
  });

  it('of a part that is taken over is sent at once', async () => {
    const { sent, takeOver } = setUp();
    await takeOver();
    submit();
    expect(sent).toHaveLength(1);
  });
});

describe('a field', () => {
  const changes = jest.fn();
  beforeEach(() => changes.mockClear());

  /** Fields that show what the app knows, with all of that beside them. */
  const Fields = () => {
    const [values, setValues] = useState({ name: '', text: '', isTicked: false, size: 's', mode: 'pvp' });
    const change = (changed: Partial<typeof values>) => {
      changes(changed);
      setValues((before) => ({ ...before, ...changed }));
    };
    return (
      <>
        <input
          aria-label="Name"
          value={values.name}
          onChange={({ target }) => change({ name: target.value })}
        />
        <textarea
          aria-label="Text"
          value={values.text}
          onChange={({ target }) => change({ text: target.value })}
        />
        <label>
          <input
            type="checkbox"
            checked={values.isTicked}
            onChange={({ target }) => change({ isTicked: target.checked })}
          />
          Agree
        </label>
        <select
          aria-label="Size"
          value={values.size}
          onChange={({ target }) => change({ size: target.value })}
        >
          <option value="s">Small</option>
          <option value="l">Large</option>
        </select>
        {['pvp', 'lifesteal'].map((mode) => (
          <input
            key={mode}
            type="radio"
            name="mode"
            aria-label={mode}
            checked={values.mode === mode}
            onChange={() => change({ mode })}
          />
        ))}
        <output>{JSON.stringify(values)}</output>
      </>
    );
  };
  const known = () => JSON.parse(screen.getByRole('status').textContent) as unknown;
  const untouched = { name: '', text: '', isTicked: false, size: 's', mode: 'pvp' };

  it.each([
    ['typed text', () => userEvent.type(screen.getByLabelText('Name'), 'steve'), { name: 'steve' }],
    ['text in lines', () => userEvent.type(screen.getByLabelText('Text'), 'a{Enter}b'), { text: 'a\nb' }],
    ['a ticked box', () => userEvent.click(screen.getByText('Agree')), { isTicked: true }],
    ['a chosen option', () => userEvent.selectOptions(screen.getByLabelText('Size'), 'l'), { size: 'l' }],
    [
      'one choice of several',
      () => userEvent.click(screen.getByLabelText('lifesteal')),
      { mode: 'lifesteal' },
    ],
  ])('%s reaches the app, and stays as it is', async (_what, enter, entered) => {
    const { takeOver } = prerendered(<Fields />);
    await enter();
    await takeOver();
    expect(known()).toEqual({ ...untouched, ...entered });
    expect(changes.mock.calls).toEqual([[entered]]);
    expect(screen.getByLabelText('Name')).toHaveValue('name' in entered ? entered.name : '');
    expect(screen.getByLabelText('Text')).toHaveValue('text' in entered ? entered.text : '');
    expect(screen.getByLabelText('Size')).toHaveValue('size' in entered ? entered.size : 's');
    expect(screen.getByLabelText<HTMLInputElement>('Agree').checked).toBe('isTicked' in entered);
    expect(screen.getByLabelText<HTMLInputElement>('lifesteal').checked).toBe('mode' in entered);
  });

  it('keeps the place where its visitor writes', async () => {
    const { takeOver } = prerendered(<Fields />);
    const name = screen.getByLabelText<HTMLInputElement>('Name');
    fireEvent.input(name, { target: { value: 'steve' } });
    name.setSelectionRange(2, 3);
    await takeOver();
    expect([name.value, name.selectionStart, name.selectionEnd]).toEqual(['steve', 2, 3]);
  });

  it('keeps what was entered when the app draws it once more as it begins', async () => {
    const Restless = () => {
      const [, begin] = useState(false);
      useEffect(() => begin(true), []);
      return <Fields />;
    };
    const { takeOver } = prerendered(<Restless />);
    await userEvent.type(screen.getByLabelText('Name'), 'steve');
    await userEvent.type(screen.getByLabelText('Text'), 'Hello');
    await userEvent.click(screen.getByText('Agree'));
    await takeOver();
    expect(known()).toEqual({ ...untouched, name: 'steve', text: 'Hello', isTicked: true });
  });

  it('that nobody touched is not changed', async () => {
    await prerendered(<Fields />).takeOver();
    expect(changes).not.toHaveBeenCalled();
  });

  it('of a part that is taken over is changed by its visitor alone', async () => {
    await prerendered(<Fields />).takeOver();
    await userEvent.type(screen.getByLabelText('Name'), 'st');
    await prerendered(<p>Other</p>).takeOver();
    expect(changes.mock.calls).toEqual([[{ name: 's' }], [{ name: 'st' }]]);
  });
});

test('a link works by itself, before and after', async () => {
  const { takeOver } = prerendered(
    <a href="#there" role="menuitem">
      <span>There</span>
    </a>,
  );
  const expectToLead = async () => {
    await userEvent.click(screen.getByText('There'));
    await waitFor(() => expect(window.location.hash).toBe('#there'));
    window.history.replaceState(null, '', '/');
  };
  await expectToLead();
  await takeOver();
  expect(window.location.hash).toBe('');
  await expectToLead();
});
