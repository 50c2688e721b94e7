import data from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';

/*
 * Features of JavaScript and the DOM that one of the browsers under `browserslist` in package.json lacks, by MDN's data. Plain
 * JavaScript, because eslint.config.mjs reads this file as well, and Node 20 cannot load TypeScript.
 */

const { api, javascript } = data;

/** MDN's names of browsers, by browserslist name. */
const BROWSERS = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
};

/** Oldest supported version of each browser, by MDN's name. */
export const oldestVersions = Object.fromEntries(
  Object.entries(BROWSERS).map(([name, mdnName]) => {
    const supported = browserslist().filter((browser) => browser.startsWith(`${name} `));
    return [mdnName, Math.min(...supported.map((browser) => Number.parseFloat(browser.slice(name.length))))];
  }),
);

const numberOf = (version) => Number.parseFloat(version.replace('≤', ''));

const holds = (statement, version) =>
  typeof statement?.version_added === 'string' &&
  numberOf(statement.version_added) <= version &&
  !(statement.version_removed && numberOf(statement.version_removed) <= version) &&
  !['flags', 'prefix', 'alternative_name'].some((limit) => statement[limit]);

const isSupported = ({ __compat: { support } }) =>
  Object.entries(oldestVersions).every(([name, version]) =>
    [support[name]].flat().some((statement) => holds(statement, version)),
  );

/** Returns direct parts of a feature, without MDN's own composite names, such as `click_event` or `options_parameter`. */
const partsOf = (feature) =>
  Object.entries(feature)
    .map(([name, part]) => [name.replace(/_static$/, ''), part])
    .filter(([name, part]) => part.__compat && !/\W|_/.test(name));

const objects = [...partsOf(api), ...partsOf(javascript.builtins)];
const members = objects
  .filter(([, object]) => isSupported(object))
  .flatMap(([object, feature]) =>
    partsOf(feature).map(([name, part]) => ({ object, name, isNew: !isSupported(part) })),
  );
const known = new Set(members.filter(({ isNew }) => !isNew).map(({ name }) => name));
const isOfWindow = ({ object }) => object === 'Window';
const newMembers = members.filter(({ isNew }) => isNew);

/** Names of new global objects and functions, such as `URLPattern` and `requestIdleCallback`. */
export const newGlobals = [
  ...objects.filter(([, object]) => !isSupported(object)).map(([name]) => name),
  ...newMembers.filter(isOfWindow).map(({ name }) => name),
];

/** New members of named objects, such as `Promise.withResolvers`. */
export const newStatics = newMembers
  .filter((member) => !isOfWindow(member))
  .map(({ object, name }) => ({ object, name }));

/** Names that our own objects use. */
const OURS = ['fileName', 'isError', 'sizeAdjust'];

/** New members of any object, such as `toWellFormed`. Only names of several words: single words are too often names of our own. */
export const newMemberNames = [...new Set(newMembers.map(({ name }) => name))].filter(
  (name) => /[a-z][A-Z]/.test(name) && !known.has(name) && !OURS.includes(name),
);
