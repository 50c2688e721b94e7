import { enterAgain, type Field } from '@/lib/fields';

/** Time that a form may take to render again, in milliseconds. */
const PATIENCE_MS = 10_000;
const FIELDS = 'input, textarea, select';

/**
 * Identifies a field across renders, which give it another id. A label may contain both the field and its
 * text.
 */
const nameOf = (field: Field): string =>
  field.name ||
  (field.getAttribute('aria-label') ??
    field.labels?.[0]?.textContent.replace(field.textContent, '') ??
    field.id);

const fieldsIn = (root: Element): Map<string, Field> => {
  const fields = new Map<string, Field>();
  for (const field of root.querySelectorAll<Field>(FIELDS)) {
    const form = field.form ? [...document.forms].indexOf(field.form) : -1;
    const name = `${field.type} ${nameOf(field)}`;
    fields.set(fields.has(name) ? `${name} ${String(form)}` : name, field);
  }
  return fields;
};

const enter = (from: Field, to: Field) => {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
  to.value = from.value;
  enterAgain(to)();
};

const isSame = (from: Field, to: Field) =>
  from.value === to.value &&
  ('checked' in from ? from.checked : null) === ('checked' in to ? to.checked : null);

/**
 * Stores the state of the page's fields, only in memory because some hold a password.
 * @returns a function that restores it in the fields that have replaced them, including those that appear
 * soon.
 */
export const keepFields = (root: Element): (() => void) => {
  const kept = fieldsIn(root);
  let { activeElement: focused } = document;
  root.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) focused = target;
  });

  return () => {
    const waiting = new Map([...kept].filter(([, field]) => !field.isConnected));
    const fill = () => {
      const there = fieldsIn(root);
      for (const [name, field] of waiting) {
        const successor = there.get(name);
        if (!successor || successor.type === 'file' || successor.type === 'hidden') continue;
        waiting.delete(name);
        kept.set(name, successor);
        if (!isSame(field, successor)) enter(field, successor);
        if (field === focused && document.activeElement === document.body) successor.focus();
      }
      if (waiting.size === 0) observer.disconnect();
    };
    const observer = new MutationObserver(fill);
    observer.observe(root, { childList: true, subtree: true });
    setTimeout(() => observer.disconnect(), PATIENCE_MS);
    fill();
  };
};
