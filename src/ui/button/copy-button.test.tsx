import { act, screen } from '@testing-library/react';
import { COPIED_MS } from '@/hooks/use-copy';
import { renderWithProviders } from '../../../test/support/browser/render';
import { CopyButton } from './copy-button';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const setUp = () => {
  const onCopied = jest.fn();
  const onFailed = jest.fn();
  const result = renderWithProviders(
    <CopyButton value="play.example.org" onCopied={onCopied} onFailed={onFailed}>
      Copy IP
    </CopyButton>,
  );
  const button = screen.getByRole('button');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  // The clipboard answers a few microtasks after the click; act waits for them.
  const press = () => act(async () => button.click());
  return { ...result, onCopied, onFailed, button, write, press };
};
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

test('copies the value and shows, announces and reports it for three seconds', async () => {
  const { press, write, button, onCopied, onFailed } = setUp();
  await press();
  expect(write.mock.calls).toEqual([['play.example.org']]);
  expect(button).toHaveTextContent('Copied!');
  expect(screen.getByRole('status')).toHaveTextContent('Copied!');
  expect(onCopied).toHaveBeenCalledWith('play.example.org');
  expect(onFailed).not.toHaveBeenCalled();

  pass(COPIED_MS - 1);
  expect(button).toHaveTextContent('Copied!');
  pass(1);
  expect(button).toHaveTextContent('Copy IP');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a second copy starts the three seconds anew', async () => {
  const { press, button } = setUp();
  await press();
  pass(COPIED_MS - 500);
  await press();
  pass(COPIED_MS - 500);
  expect(button).toHaveTextContent('Copied!');
  pass(500);
  expect(button).toHaveTextContent('Copy IP');
});

test('reports a failure and keeps its label when the clipboard is denied', async () => {
  const { press, button, write, onCopied, onFailed } = setUp();
  write.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await press();
  expect(onFailed).toHaveBeenCalledWith('play.example.org');
  expect(onCopied).not.toHaveBeenCalled();
  expect(button).toHaveTextContent('Copy IP');
});

test('reports a failure where there is no clipboard', async () => {
  const { press, onFailed } = setUp();
  jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  await press();
  expect(onFailed).toHaveBeenCalledTimes(1);
});

test('says by itself that it failed where nothing else does', async () => {
  renderWithProviders(<CopyButton value="secret">Copy key</CopyButton>);
  const button = screen.getByRole('button');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await act(async () => button.click());
  expect(button).toHaveTextContent('Please copy it manually');
  expect(screen.getByRole('status')).toHaveTextContent('Please copy it manually');
  pass(COPIED_MS);
  expect(button).toHaveTextContent('Copy key');
});

test.each([true, false])(
  'asks the browser to copy a field where there is no clipboard: %s',
  async (isCopied) => {
    const { press, button, onCopied, onFailed } = setUp();
    jest.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    const selected: unknown[] = [];
    Object.assign(document, {
      execCommand: () => {
        selected.push((document.activeElement as HTMLTextAreaElement).value);
        return isCopied;
      },
    });
    button.focus();
    await press();
    Reflect.deleteProperty(document, 'execCommand');
    expect(selected).toEqual(['play.example.org']);
    expect([onCopied.mock.calls.length, onFailed.mock.calls.length]).toEqual(isCopied ? [1, 0] : [0, 1]);
    expect(button).toHaveFocus();
    expect(document.querySelector('textarea')).toBeNull();
  },
);

test('leaves no timer behind when it goes', async () => {
  const { press, unmount } = setUp();
  await press();
  const timers = jest.getTimerCount();
  unmount();
  expect(jest.getTimerCount()).toBe(timers - 1);
});

test('starts no timer when it goes in the middle of a copy, but reports the copy', async () => {
  const { press, unmount, write, onCopied } = setUp();
  let allow: () => void = () => undefined;
  write.mockReturnValue(new Promise((resolve) => (allow = resolve)));
  await press();
  unmount();
  const start = jest.spyOn(globalThis, 'setTimeout');
  await act(async () => allow());
  expect(onCopied).toHaveBeenCalledTimes(1);
  expect(start).not.toHaveBeenCalledWith(expect.any(Function), COPIED_MS);
});
