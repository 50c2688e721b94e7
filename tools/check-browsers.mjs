import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { newGlobals, newMemberNames, newStatics, oldestVersions } from './browsers/newer-features.mjs';

/*
 * Holds the built scripts, libraries included, against the browsers under `browserslist` in package.json. The lint rules do the same
 * for our own source, where they name the line.
 */

/** Names that some browser lacks, and why they may stand in a script. */
const ALLOWED = {
  // Checked before each use.
  requestIdleCallback: 'src/lib/when-idle.ts',
  cancelIdleCallback: 'src/lib/when-idle.ts',
  startViewTransition: 'react-dom',
  isConditionalMediationAvailable: '@simplewebauthn/browser',
  getAuthenticatorData: '@simplewebauthn/browser',
  getPublicKey: '@simplewebauthn/browser',
  getPublicKeyAlgorithm: '@simplewebauthn/browser',
  getTransports: '@simplewebauthn/browser',
  captureStackTrace: 'yup',
  toBase64: 'qr',
  // Undefined where it is missing, which does no harm.
  authenticatorAttachment: '@simplewebauthn/browser',
  cssFloat: 'react-dom',
  fetchPriority: 'react-dom',
  imageSizes: 'react-dom',
  imageSmoothingQuality: 'src/features/content/desk/pictures/make-picture.ts',
  movementX: 'react-dom, uplot',
  movementY: 'react-dom, uplot',
  // Members of the library's own objects.
  displayName: 'react',
  getName: 'styled-components',
  isVisible: 'framer-motion',
};

const target = ['chrome', 'edge', 'firefox', 'safari'].map(
  (name) => `${name}${String(oldestVersions[name])}`,
);
// All of these browsers have had it for years; esbuild rewrites it for any target.
const supported = { 'regexp-unicode-property-escapes': true };

/** Whether it holds syntax that esbuild would rewrite for one of the browsers, or cannot. */
const hasNewSyntax = async (code) => {
  const [asItIs, rewritten] = await Promise.all([
    transform(code, { target: 'esnext' }),
    transform(code, { target, supported }).catch(() => ({ code: null })),
  ]);
  return asItIs.code !== rewritten.code;
};

const newNames = (code) => {
  const members = new Set([...code.matchAll(/\.(\w+)/g)].map(([, name]) => name));
  return [
    ...newMemberNames.filter((name) => members.has(name)),
    ...newStatics
      .filter(({ object, name }) => members.has(name) && new RegExp(`\\b${object}\\.${name}\\b`).test(code))
      .map(({ name }) => name),
    // Single words in lower case are names of functions of any kind.
    ...newGlobals.filter((name) => /[A-Z]/.test(name) && new RegExp(`(?<![\\w.$])${name}[(.]`).test(code)),
  ].filter((name) => !(name in ALLOWED));
};

const faults = [];
for (const file of globSync(['dist/**/*.js', '.local/build/{worker,remove,offline}.js'])) {
  const code = await readFile(file, 'utf8');
  if (await hasNewSyntax(code)) faults.push(`${file}: syntax`);
  faults.push(...new Set(newNames(code).map((name) => `${file}: ${name}`)));
}
if (faults.length > 0) {
  console.error(`Not in all browsers that package.json names (${target.join(', ')}):\n${faults.join('\n')}`);
  process.exitCode = 1;
}
