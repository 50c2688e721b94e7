import { BOUNDARY, HYDRATED_EVENT } from './names';
import { waitForParts } from './wait-for-parts';

const page = () => {
  document.body.innerHTML = `<div id="root"><p ${BOUNDARY}></p><div ${BOUNDARY}><p ${BOUNDARY}></p></div></div>`;
  const root = document.getElementById('root') as HTMLElement;
  return { root, parts: [...root.querySelectorAll(`[${BOUNDARY}]`)] };
};
const hydrate = (part: Element) => part.dispatchEvent(new Event(HYDRATED_EVENT, { bubbles: true }));

test('waits until the last part is hydrated, and then no more', async () => {
  const { root, parts } = page();
  const ready = waitForParts(root);
  const done = jest.fn();
  void ready(false)?.then(done);
  const last = parts.pop() as Element;
  for (const part of parts) hydrate(part);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  hydrate(last);
  await Promise.resolve();
  expect(done).toHaveBeenCalledTimes(1);
  expect(ready(false)).toBeUndefined();
});

test('does not wait for a part that React has rendered again within another one', async () => {
  const { root, parts } = page();
  const [first, outer, inner] = parts as [Element, Element, Element];
  const done = jest.fn();
  void waitForParts(root)(false)?.then(done);
  inner.remove();
  hydrate(outer);
  hydrate(first);
  await Promise.resolve();
  expect(done).toHaveBeenCalledTimes(1);
});

test('does not wait for parts of a page that is left', async () => {
  const { root, parts } = page();
  const ready = waitForParts(root);
  const done = jest.fn();
  void ready(true)?.then(done);
  const [first, outer] = parts as [Element, Element];
  hydrate(outer);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  hydrate(first);
  await Promise.resolve();
  expect(done).toHaveBeenCalledTimes(1);
  expect(ready(true)).toBeUndefined();
  expect(ready(false)).toBeDefined();
});

test('does not wait for a page that the error screen has replaced', () => {
  const { root } = page();
  const ready = waitForParts(root);
  root.replaceChildren();
  expect(ready(false)).toBeUndefined();
});
