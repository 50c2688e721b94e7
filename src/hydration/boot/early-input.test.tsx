import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useRef, useState } from 'react';
import { prerendered } from '../../../test/support/browser/prerendered';
import { keepEarlyInput } from './early-input';

beforeAll(keepEarlyInput);

const button = (name: string) => screen.getByRole('button', { name });

describe('a button', () => {
  const setUp = () => {
    const done: string[] = [];
    const press = (name: string) => (
      <button type="button" onClick={() => void done.push(name)}>
        <span>{name}</span>
      </button>
    );
    const { hydrate } = prerendered(
      <>
        {press('Copy')}
        {press('Open')}
      </>,
    );
    return { done, hydrate };
  };

  it('that was pressed early acts once its part is hydrated, and once only', async () => {
    const { done, hydrate } = setUp();
    await userEvent.click(screen.getByText('Copy'));
    await userEvent.click(screen.getByText('Copy'));
    await hydrate();
    expect(done).toEqual(['Copy']);
  });

  it('acts only if it was the last one', async () => {
    const { done, hydrate } = setUp();
    await userEvent.click(button('Copy'));
    await userEvent.click(button('Open'));
    await hydrate();
    expect(done).toEqual(['Open']);
  });

  it('waits for its own part of the page', async () => {
    const { done, hydrate } = setUp();
    const other = prerendered(<p>Other</p>);
    await userEvent.click(button('Copy'));
    await other.hydrate();
    expect(done).toEqual([]);
    await hydrate();
    expect(done).toEqual(['Copy']);
  });

  it('of a part that is hydrated acts at once', async () => {
    const { done, hydrate } = setUp();
    await hydrate();
    await userEvent.click(button('Copy'));
    expect(done).toEqual(['Copy']);
  });

  it.each([
    ['a press elsewhere', () => userEvent.click(document.body)],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('does not open what %s has closed again', async (_what, dismiss) => {
    const open = jest.fn();
    const { hydrate } = prerendered(<button type="button" aria-expanded={false} onClick={open} />);
    await userEvent.click(screen.getByRole('button'));
    await dismiss();
    await hydrate();
    expect(open).not.toHaveBeenCalled();
  });

  it('opens what it is for, and does anything else whatever is pressed after it', async () => {
    const { done, hydrate } = setUp();
    const open = jest.fn();
    const more = prerendered(<button type="button" aria-label="More" aria-expanded={false} onClick={open} />);
    await userEvent.click(button('More'));
    await more.hydrate();
    expect(open).toHaveBeenCalledTimes(1);
    await userEvent.click(button('Copy'));
    await userEvent.click(document.body);
    await hydrate();
    expect(done).toEqual(['Copy']);
  });

  it('leaves open what hydration has opened, because the visitor was in it', async () => {
    const Menu = () => {
      const [open, setOpen] = useState(false);
      const link = useRef<HTMLAnchorElement>(null);
      useLayoutEffect(() => {
        if (link.current?.matches(':focus')) setOpen(true);
      }, []);
      return (
        <>
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)} />
          <a ref={link} href="/rules">
            Rules
          </a>
        </>
      );
    };
    const { hydrate } = prerendered(<Menu />);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.tab();
    await hydrate();
    expect(screen.getByRole('button', { expanded: true })).toBeVisible();
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
    const { hydrate } = prerendered(
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
    return { sent, hydrate };
  };
  /** Returns true if the browser would submit the form. */
  const submit = () => fireEvent.submit(screen.getByRole('form'));

  it('that was sent early is not sent by the browser, but by the app', async () => {
    const { sent, hydrate } = setUp();
    await userEvent.type(screen.getByRole('textbox'), 'steve');
    expect(submit()).toBe(false);
    expect(sent).toEqual([]);
    await hydrate();
    expect(sent).toEqual(['steve']);
  });

  it.each([
    ['its button', () => userEvent.click(button('Send'))],
    ['the Enter key', () => userEvent.type(screen.getByRole('textbox'), '{Enter}')],
  ])('is sent once, also by %s', async (_by, send) => {
    const { sent, hydrate } = setUp();
    await send();
    await hydrate();
    expect(sent).toHaveLength(1);
  });

  it('of a part that is hydrated is sent at once', async () => {
    const { sent, hydrate } = setUp();
    await hydrate();
    submit();
    expect(sent).toHaveLength(1);
  });
});

test('a link works by itself, before and after', async () => {
  const { hydrate } = prerendered(
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
  await hydrate();
  expect(window.location.hash).toBe('');
  await expectToLead();
});
