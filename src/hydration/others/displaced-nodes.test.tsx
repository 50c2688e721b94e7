import { act, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { replacements, textsIn } from '../../../test/support/browser/translators';
import { readChanges, tolerateDisplacedNodes } from './displaced-nodes';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let end: (() => void)[] = [];
beforeEach(() => {
  const observer = new MutationObserver((records) => readChanges(records, observer));
  const options = { childList: true, subtree: true, characterData: true };
  observer.observe(document.body, options);
  end = [
    tolerateDisplacedNodes(() => readChanges(observer.takeRecords(), observer)),
    () => observer.disconnect(),
  ];
});
afterEach(() => {
  for (const stop of end) stop();
});

/** Renders a part of the page whose state the test changes. */
const draw = async <State,>(first: State, part: (state: State) => ReactNode) => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const setters: ((state: State) => void)[] = [];
  const Part = () => {
    const [state, setState] = useState(first);
    useEffect(() => void setters.push(setState), []);
    return part(state);
  };
  const root = createRoot(container);
  await act(async () => root.render(<Part />));
  end.push(() => act(() => root.unmount()));
  return {
    container,
    shows: () => container.textContent.replaceAll(/[«»]/g, ''),
    change: (state: State) => act(async () => setters.at(-1)?.(state)),
    translate: (replace: (text: Text) => void) =>
      act(async () => {
        for (const text of textsIn(container)) replace(text);
      }),
  };
};

describe.each(Object.entries(replacements))('%s:', (_name, replace) => {
  it('a figure between texts shows its new value, again and again', async () => {
    const { translate, change, shows } = await draw(4, (count) => <p>There are {count} lights</p>);
    await translate(replace);
    await change(5);
    expect(shows()).toBe('There are 5 lights');
    await translate(replace);
    await change(6);
    await change(7);
    expect(shows()).toBe('There are 7 lights');
  });

  it('a text gives way to an element, and comes again', async () => {
    const { translate, change, shows } = await draw(false, (isBusy) => (
      <button type="button">
        {isBusy ? <b>Wait</b> : 'Send'}
        {isBusy && ' please'}
      </button>
    ));
    for (const isBusy of [true, false, true]) {
      await translate(replace);
      await change(isBusy);
      expect(shows()).toBe(isBusy ? 'Wait please' : 'Send');
    }
  });

  it('an element comes before a text, and goes', async () => {
    const { translate, change, shows } = await draw(false, (isThere) => (
      <p>
        {isThere && <b>One</b>}
        Two
        {isThere && <b>Three</b>}
        Four
      </p>
    ));
    for (const isThere of [true, false, true]) {
      await translate(replace);
      await change(isThere);
      expect(shows()).toBe(isThere ? 'OneTwoThreeFour' : 'TwoFour');
    }
  });

  it('texts change their order', async () => {
    const order = (keys: string[]) => keys.map((key) => [key].map((text) => text));
    const { translate, change, shows } = await draw(['a', 'b', 'c'], (keys) => (
      <p>
        {order(keys).map((texts, index) => (
          <Keyed key={keys[index]}>{texts}</Keyed>
        ))}
      </p>
    ));
    await translate(replace);
    await change(['c', 'a', 'b']);
    expect(shows()).toBe('cab');
    await translate(replace);
    await change(['b', 'c']);
    expect(shows()).toBe('bc');
  });

  it('all of it goes', async () => {
    const { translate, change, container } = await draw(
      true,
      (isThere) => isThere && ['One ', <b key="2">Two</b>],
    );
    await translate(replace);
    await change(false);
    expect(container).toBeEmptyDOMElement();
  });
});

const Keyed = ({ children }: { children: ReactNode }) => children;

test('one element for several texts gives way to all of them when one changes', async () => {
  const { container, change, shows, translate } = await draw(4, (count) => <p>There are {count} lights</p>);
  await translate(() => undefined);
  await act(async () => {
    const paragraph = container.firstElementChild;
    const font = document.createElement('font');
    font.textContent = '«4 Lichter»';
    const texts = [...(paragraph?.childNodes ?? [])];
    paragraph?.prepend(font);
    for (const text of texts) text.remove();
  });
  await change(5);
  expect(shows()).toBe('There are 5 lights');
});

test('an element for a text that is replaced by another one gives way to the text', async () => {
  const { container, change, shows, translate } = await draw(4, (count) => <p>There are {count} lights</p>);
  await translate((text) => text.replaceWith(document.createElement('font')));
  await act(async () => {
    for (const font of container.querySelectorAll('font')) font.replaceWith(document.createElement('i'));
  });
  await change(5);
  expect(shows()).toBe('5');
});

test('texts that a translator writes anew and orders anew go on showing what is new', async () => {
  const { container, change, shows } = await draw(1, (count) => (
    <p>
      Page <b>{count}</b> of {count + 1}
      {count > 1 && ' here'}
    </p>
  ));
  await act(async () => {
    const paragraph = container.firstElementChild;
    const [page, number, of] = [...(paragraph?.childNodes ?? [])];
    paragraph?.replaceChildren();
    if (page && number && of) paragraph?.append(number, of);
    if (of instanceof Text) of.data = ' von ';
  });
  await change(2);
  expect(shows()).toMatch(/^2 von /);
  expect(shows()).toContain('3');
  expect(shows()).toContain(' here');
});

test('an element that somebody has wrapped is removed along with what is around it', async () => {
  const { container, change } = await draw(true, (isThere) => <p>{isThere && <input />}</p>);
  await act(async () => {
    const input = container.querySelector('input');
    const wrapper = document.createElement('span');
    input?.before(wrapper);
    if (input) wrapper.append(input);
  });
  await change(false);
  expect(container.innerHTML).toBe('<p></p>');
});

test('calls on nodes that nobody has moved do as they always do', () => {
  const list = document.createElement('ul');
  const [one, two] = ['one', 'two'].map((id) => Object.assign(document.createElement('li'), { id }));
  if (!one || !two) throw new Error('There are two');
  expect(list.appendChild(two)).toBe(two);
  expect(list.insertBefore(one, two)).toBe(one);
  expect([...list.children]).toEqual([one, two]);
  expect(list.removeChild(one)).toBe(one);
  expect([...list.children]).toEqual([two]);
});
