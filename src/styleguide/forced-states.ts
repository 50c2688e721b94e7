import { useEffect } from 'react';

/** What a visitor's pointer or keyboard does to a control, held still to be looked at. */
export type ForcedState = 'hover' | 'active' | 'focus';

/** Each pseudo-class and what shall match besides, with the same specificity, inside a box with `data-force`. */
const stand: Record<ForcedState, { pseudo: string; match: string }> = {
  hover: { pseudo: ':hover', match: "[data-force~='hover'] *" },
  active: { pseudo: ':active', match: "[data-force~='active'] *" },
  focus: {
    pseudo: ':focus-visible',
    match: "[data-force~='focus'] :where(a, button, input, select, textarea)",
  },
};

const widen = (selector: string): string =>
  Object.values(stand).reduce(
    (text, { pseudo, match }) => text.replaceAll(pseudo, `:is(${pseudo}, ${match})`),
    selector,
  );

const widenAll = (rules: CSSRuleList): void => {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      if (!rule.selectorText.includes('data-force')) rule.selectorText = widen(rule.selectorText);
    } else if (rule instanceof CSSMediaRule) widenAll(rule.cssRules);
  }
};

/** Makes `data-force="hover active"` on a box show its contents in those states, by widening the page's own rules. */
export const useForcedStates = (): void => {
  useEffect(() => {
    const apply = () => {
      for (const sheet of document.styleSheets) widenAll(sheet.cssRules);
    };
    apply();
    // A component that shows for the first time rewrites the style element, and with it the rules.
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
};
