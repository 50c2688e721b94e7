import { __PRIVATE__ } from 'styled-components';

/** Id of the link to the styles that the page was prerendered with. */
export const PAGE_STYLES_ID = 'page-styles';

/** What styled-components writes behind the rules of each component: `data-styled.g12[id="sc-abc"]{content:"a,b,"}`. */
const MARKER = /^data-styled\.g\d+\[id="([\w-]+)"\]$/;

/** `@media (width > 1px){.abc{height:1px;}}`: a condition around one rule. */
const CONDITIONAL = /^(@media[^{]+){([^{}]+){([^{}]*)}}$/;

interface Component {
  id: string;
  classes: string[];
  /** Number of its rules, with its marker. */
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

/** Null without such a link, and where its file could not be fetched. */
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
 * The same rule with its condition inside, where the browser knows that. Chromium goes through the whole page for each
 * new rule that is not a plain one.
 */
const asPlainRule = (rule: string): string =>
  'CSSNestedDeclarations' in window ? rule.replace(CONDITIONAL, '$2{$1{$3}}') : rule;

/** Inserts rules of a component into the linked sheet, behind those that it has there. */
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
 * Makes styled-components go on with the styles that the prerendered page links, rather than write them all again beside
 * them: each rule written anew makes the browser go through the whole page. It is told which classes there are. A new
 * class of one of the page's components goes into the linked sheet, in the place of its component, since the order
 * decides which rule counts; other components have a sheet of their own behind it. Belongs before the first styled
 * component is defined. Where there is no such link, nothing is done.
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
