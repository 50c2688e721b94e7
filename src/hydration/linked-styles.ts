import { __PRIVATE__ } from 'styled-components';
import { PAGE_STYLES_ID } from './names';

/** The marker that styled-components writes after the rules of each component: `data-styled.g12[id="sc-abc"]{content:"a,b,"}`. */
const MARKER = /^data-styled\.g\d+\[id="([\w-]+)"\]$/;

/** A condition around a single rule: `@media (width > 1px){.abc{height:1px;}}`. */
const CONDITIONAL = /^(@media[^{]+){([^{}]+){([^{}]*)}}$/;

interface Component {
  id: string;
  classes: string[];
  /** Number of its rules, including its marker. */
  size: number;
}

const componentsIn = (sheet: CSSStyleSheet): Component[] => {
  const components: Component[] = [];
  let size = 0;
  for (const rule of sheet.cssRules) {
    size += 1;
    if (!(rule instanceof CSSStyleRule)) continue;
    const id = MARKER.exec(rule.selectorText)?.[1];
    if (id === undefined) continue;
    components.push({ id, classes: rule.style.content.match(/[\w-]+/g) ?? [], size });
    size = 0;
  }
  return components;
};

/** Returns the linked sheet; null if there is no such link or its file could not be fetched. */
const linkedSheet = (): CSSStyleSheet | null => {
  const link = document.getElementById(PAGE_STYLES_ID);
  const sheet = link instanceof HTMLLinkElement ? link.sheet : null;
  try {
    return sheet && sheet.cssRules.length > 0 ? sheet : null;
  } catch {
    return null;
  }
};

/**
 * Moves a rule's condition inside the rule, if the browser supports that. Chromium restyles the whole page for each inserted rule
 * that is not a plain one.
 */
const asPlainRule = (rule: string): string =>
  'CSSNestedDeclarations' in window ? rule.replace(CONDITIONAL, '$2{$1{$3}}') : rule;

/** Inserts rules of a component into the linked sheet, after its existing ones. */
const insertInto = (sheet: CSSStyleSheet, sizes: Map<number, number>, group: number, rules: string[]) => {
  let index = 0;
  for (const [other, size] of sizes) if (other <= group) index += size;
  for (const rule of rules) {
    sheet.insertRule(rule, index);
    index += 1;
  }
  sizes.set(group, (sizes.get(group) ?? 0) + rules.length);
};

/**
 * Makes styled-components continue with the styles that the prerendered page links, and registers their class names. Otherwise it
 * would insert all of them again, and each insertion restyles the whole page. A new class of one of the page's components goes
 * into the linked sheet, at its component's position, because order decides precedence. Other components get a separate sheet
 * after it. Call it before the first styled component is defined. Does nothing without such a link.
 */
export const adoptLinkedStyles = (): void => {
  const sheet = linkedSheet();
  if (!sheet) return;
  const { mainSheet, StyleSheet } = __PRIVATE__;
  const sizes = new Map<number, number>();
  for (const { id, classes, size } of componentsIn(sheet)) {
    for (const name of classes) mainSheet.registerName(id, name);
    sizes.set(StyleSheet.registerId(id), size);
  }
  const own = mainSheet.getTag();
  const insertOwn = own.insertRules.bind(own);
  own.insertRules = (group, given) => {
    const rules = given.map(asPlainRule);
    if (sizes.has(group)) insertInto(sheet, sizes, group, rules);
    else insertOwn(group, rules);
  };
};
