import { useEffect } from 'react';

/** A control's pointer or keyboard state, frozen for viewing. */
export type ForcedState = 'hover' | 'active' | 'focus';

/** Each pseudo-class, with a selector of the same specificity that also matches inside a box with `data-force`. */
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

/** Shows the contents of a box with `data-force="hover active"` in those states, by extending the page's own rules. */
export const useForcedStates = (): void => {
  useEffect(() => {
    const apply = () => {
      for (const sheet of document.styleSheets) widenAll(sheet.cssRules);
    };
    apply();
    // The first render of a component rewrites the style element, including these rules.
    const observer = new MutationObserver(apply);
    observer.observe(document.head, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
};
