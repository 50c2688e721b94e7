// Prepares the machine: `node tools/setup.mjs` for running the site, with `--tests` for its checks too. Runs before anything
// is installed, so it uses only Node 20 itself.
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const inModules = (...names) => path.join(root, 'node_modules', ...names);

const CHROMIUM = ['chromium', 'google-chrome', 'chromium-browser'];
const FIREFOX = ['firefox-esr', 'firefox'];
const REDIS = ['redis-server', 'valkey-server'];

const say = (text) => process.stderr.write(`${text}\n`);

const fail = (text) => {
  say(text);
  process.exit(1);
};

/** Runs a program with its output on standard error; true on success. */
const run = (program, parameters, options = {}) =>
  spawnSync(program, parameters, {
    cwd: root,
    stdio: ['ignore', process.stderr, process.stderr],
    shell: process.platform === 'win32',
    ...options,
  }).status === 0;

const isExecutable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** True if a program is on PATH or in node_modules/.bin, which npm adds to the PATH of its scripts. */
const isOnPath = (...programs) =>
  [inModules('.bin'), ...(process.env.PATH ?? '').split(path.delimiter)].some((directory) =>
    programs.some((program) => isExecutable(path.join(directory, program))),
  );

const changedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

const installPackages = () => {
  if (changedAt(inModules('.package-lock.json')) >= changedAt(path.join(root, 'package-lock.json'))) return;
  say('Installing packages ...');
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']))
    fail('npm ci failed; its messages are above.');
};

/** True if a browser is on PATH, or Playwright has its own. */
const hasBrowser = (name, programs) =>
  isOnPath(...programs) ||
  existsSync(createRequire(import.meta.url)('playwright-core')[name].executablePath());

const hasChromium = () => hasBrowser('chromium', CHROMIUM);
const hasFirefox = () => hasBrowser('firefox', FIREFOX);

const hasRedis = () => isOnPath(...REDIS);

/** Installs each package separately: one unknown to the system would block the others. */
const installFromApt = (packages) => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  run('apt-get', ['update', '-qq'], { env });
  for (const name of packages)
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env });
};

/** Unpacks Debian's packages for a user who cannot install them, and adds a launcher to the PATH of npm's scripts. */
const unpackRedis = () => {
  const directory = inModules('.cache', 'redis');
  mkdirSync(directory, { recursive: true });
  const plan = spawnSync('apt-get', ['install', '-s', '--no-install-recommends', 'redis-server'], {
    encoding: 'utf8',
  });
  const packages = [...(plan.stdout ?? '').matchAll(/^Inst (\S+)/gm)].map(([, name]) => name);
  if (packages.length === 0 || !run('apt-get', ['download', '-qq', ...packages], { cwd: directory })) return;
  const archives = readdirSync(directory).filter((file) => file.endsWith('.deb'));
  if (!archives.every((file) => run('dpkg-deb', ['-x', file, '.'], { cwd: directory }))) return;
  const libraries = ['usr/lib', 'lib'].flatMap((folder) => {
    const parent = path.join(directory, folder);
    return existsSync(parent) ? readdirSync(parent).map((name) => path.join(parent, name)) : [];
  });
  const starter = inModules('.bin', 'redis-server');
  const program = path.join(directory, 'usr/bin/redis-server');
  writeFileSync(starter, `#!/bin/sh\nLD_LIBRARY_PATH='${libraries.join(':')}' exec '${program}' "$@"\n`);
  chmodSync(starter, 0o755);
};

const installTestPrograms = () => {
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    const missing = [
      ...(hasChromium() ? [] : ['chromium']),
      ...(hasFirefox() ? [] : ['firefox-esr']),
      ...(hasRedis() ? [] : ['redis-server']),
    ];
    if (missing.length > 0) {
      say(`Installing ${missing.join(', ')} ...`);
      installFromApt(missing);
    }
    if (!hasFirefox()) installFromApt(['firefox']);
  }
  if (!hasRedis()) {
    say('Installing Redis ...');
    if (isOnPath('brew')) run('brew', ['install', '--quiet', 'redis']);
    else if (isOnPath('apt-get') && isOnPath('dpkg-deb')) unpackRedis();
  }
  if (!hasChromium()) {
    say('Installing Chromium ...');
    run('npx', ['playwright', 'install', 'chromium']);
  }
  if (!hasFirefox()) {
    say('Installing Firefox ...');
    run('npx', ['playwright', 'install', 'firefox']);
  }
  if (!hasRedis()) fail('Redis is missing: install redis-server or valkey-server, then try again.');
  if (!hasChromium()) fail('Chromium is missing: install it so that `chromium` is on PATH, then try again.');
  if (!hasFirefox()) fail('Firefox is missing: install it so that `firefox` is on PATH, then try again.');
};

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Spawnpoint needs Node 20 or newer; this is ${process.versions.node}.`);
}
installPackages();
if (process.argv.includes('--tests')) installTestPrograms();
