import data from '@mdn/browser-compat-data' with { type: 'json' };
import browserslist from 'browserslist';

/*
 * Features of JavaScript and the DOM that are missing in one of the browsers under `browserslist` in package.json, by MDN's data.
 * eslint.config.mjs reads this file as well, which Node 20 cannot do with TypeScript.
 */

const { api, javascript } = data;

/** MDN's names of browsers, by those of browserslist. */
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

/** Direct parts of a feature, without what MDN adds in words of its own, such as `click_event` or `options_parameter`. */
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

/** Names of objects and functions, such as `URLPattern` and `requestIdleCallback`. */
export const newGlobals = [
  ...objects.filter(([, object]) => !isSupported(object)).map(([name]) => name),
  ...newMembers.filter(isOfWindow).map(({ name }) => name),
];

/** Members of objects that have a name themselves, such as `Promise.withResolvers`. */
export const newStatics = newMembers
  .filter((member) => !isOfWindow(member))
  .map(({ object, name }) => ({ object, name }));

/** Names that our own objects have. */
const OURS = ['fileName', 'isError', 'sizeAdjust'];

/** Members of whatever object, such as `toWellFormed`. Only names of several words: single words are names of our own too often. */
export const newMemberNames = [...new Set(newMembers.map(({ name }) => name))].filter(
  (name) => /[a-z][A-Z]/.test(name) && !known.has(name) && !OURS.includes(name),
);
