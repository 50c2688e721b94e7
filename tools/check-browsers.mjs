// Decision record: docs/decisions/0005-supported-browsers.md
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';
import { newGlobals, newMemberNames, newStatics, oldestVersions } from './browsers/newer-features.mjs';

/*
 * Checks the built scripts, libraries included, against the browsers under `browserslist` in package.json. The lint rules do
 * the same for our own source, and name the line.
 */

/** Names that some browser lacks, and the module that may use each. */
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
  // Harmlessly undefined in browsers that lack it.
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
// All of these browsers have long supported it; esbuild rewrites it for any target.
const supported = { 'regexp-unicode-property-escapes': true };

/** True if the code has syntax that esbuild would rewrite for one of the browsers, or cannot. */
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
    // Single lower-case words may be the name of any function.
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
