import { waitFor } from '@testing-library/dom';
import { replacements, textsIn } from '../../test/support/browser/translators';

/** Returns the modules in the state of a newly opened document that nobody has changed. */
const openedAnew = async () => {
  jest.resetModules();
  return {
    ...(await import('react')),
    ...(await import('react-dom')),
    ...(await import('react-dom/client')),
    ...(await import('react-dom/server')),
    ...(await import('./hydration-boundary')),
    ...(await import('./names')),
    ...(await import('./withstand-others')),
    ...(await import('./boot/early-input')),
    ...(await import('./boot/watch-changes')),
  };
};
type Modules = Awaited<ReturnType<typeof openedAnew>>;

/** Renders a page with parts that hydrate separately, one nested in another. */
const drawPage = ({ useState, HydrationBoundary }: Modules) => {
  const Lights = () => {
    const [count, setCount] = useState(4);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        There are {count} lights{count > 4 && ' now'}
      </button>
    );
  };

  return (
    <section>
      Servers <b>online</b>
      <HydrationBoundary>
        <form>
          <label>
            Your name <input name="name" />
          </label>
          <Lights />
          <HydrationBoundary>
            <p>The {1}st part</p>
          </HydrationBoundary>
        </form>
      </HydrationBoundary>
    </section>
  );
};

let leave: () => void = () => undefined;
afterEach(() => leave());

/** Opens the prerendered page, as the app and other scripts find it. */
const open = async () => {
  const modules = await openedAnew();
  const {
    renderToString,
    keepEarlyInput,
    watchChanges,
    withstandOthers,
    flushSync,
    hydrateRoot,
    HYDRATED_EVENT,
  } = modules;
  const content = drawPage(modules);
  const container = document.createElement('div');
  container.innerHTML = renderToString(content);
  document.body.replaceChildren(container);
  watchChanges(keepEarlyInput());
  document.dispatchEvent(new Event('DOMContentLoaded'));
  const elements = new Set(container.querySelectorAll('section, b, div, form, label, input, button, p'));
  const input = container.querySelector('input');
  if (!input) throw new Error('There is no field');
  const waiting = new Set(container.querySelectorAll('[data-boundary]'));
  container.addEventListener(HYDRATED_EVENT, ({ target }) => waiting.delete(target as Element));
  const complaints: unknown[] = [];
  return {
    container,
    input,
    type: (text: string) => {
      input.focus();
      input.value = text;
    },
    begin: async () => {
      const early = window.earlyChanges;
      if (!early?.isChanged()) throw new Error('Nobody has changed the page');
      const end = withstandOthers(container, early, () =>
        flushSync(() => {
          const root = hydrateRoot(container, content, {
            onRecoverableError: (error) => complaints.push(error),
          });
          early.hydrated.add(container);
          leave = () => root.unmount();
        }),
      );
      const unmount = leave;
      leave = () => {
        unmount();
        end();
      };
      await waitFor(() => expect(waiting.size).toBe(0));
      expect(complaints).toEqual([]);
      for (const element of elements) expect(container).toContainElement(element as HTMLElement);
    },
  };
};

const shown = (container: Element) => container.textContent.replaceAll(/[«»]/g, '');

describe.each(Object.entries(replacements))('%s:', (_name, replace) => {
  it('what is prerendered is hydrated as it was, stays translated, and goes on changing', async () => {
    const { container, input, type, begin } = await open();
    for (const text of textsIn(container)) replace(text);
    const translated = container.innerHTML;
    type('steve');
    await begin();
    expect(container.innerHTML).toBe(translated);
    expect(input).toHaveValue('steve');
    expect(input).toHaveFocus();
    container.querySelector('button')?.click();
    await waitFor(() => expect(shown(container)).toContain('There are 5 lights now'));
  });

  it('so it is under a translator that goes on at once with what comes', async () => {
    const { container, begin } = await open();
    const translate = () => {
      for (const text of textsIn(container)) replace(text);
    };
    const translator = new MutationObserver(translate);
    translator.observe(container, { childList: true, subtree: true, characterData: true });
    translate();
    await begin();
    container.querySelector('button')?.click();
    await waitFor(() => expect(shown(container)).toContain('There are 5 lights now'));
    translator.disconnect();
    expect(textsIn(container)).toEqual([]);
  });
});

test('elements before and around a field stay where they were put', async () => {
  const { container, input, type, begin } = await open();
  const icon = document.createElement('i');
  input.before(icon);
  const menu = document.createElement('em');
  container.querySelector('form')?.append(menu);
  type('steve');
  await begin();
  expect(input.previousElementSibling).toBe(icon);
  expect(container.querySelector('form')?.lastElementChild).toBe(menu);
  expect(input).toHaveValue('steve');
  expect(input).toHaveFocus();
});

test('a field that somebody has wrapped is hydrated in its place, and keeps the focus', async () => {
  const { input, type, begin } = await open();
  const wrapper = document.createElement('span');
  input.replaceWith(wrapper);
  wrapper.append(input);
  type('steve');
  await begin();
  expect(input.parentElement).toBe(wrapper);
  expect(input).toHaveValue('steve');
  expect(input).toHaveFocus();
});

test('texts that were written anew, in another order, without the comments between them', async () => {
  const { container, begin } = await open();
  const button = container.querySelector('button');
  const texts = button ? textsIn(button) : [];
  button?.replaceChildren(...texts.toReversed());
  for (const text of texts) text.data = `«${text.data}»`;
  await begin();
  button?.click();
  await waitFor(() => expect(shown(container)).toMatch(/5.*now/));
});
