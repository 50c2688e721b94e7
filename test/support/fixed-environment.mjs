import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Variables of the machine that tests and the programs they start may see. */
const KEPT = [
  // To find and start programs.
  /^(PATH|HOME|USER|LOGNAME|SHELL|SYSTEMROOT|PATHEXT|COMSPEC|APPDATA|LOCALAPPDATA)$/i,
  // To show results.
  /^(CI|TERM|COLORTERM|FORCE_COLOR|NO_COLOR|DEBUG|PWDEBUG|PLAYWRIGHT_.+)$/,
  // To repeat a run, or to run it for longer.
  /^(FAULT|FUZZ|RACE|BRIDGE|PLATFORM)_[A-Z]+$/,
];

/** Set by the process that made the temporary folder, so that its children use the same one. */
const MARK = 'SPAWNPOINT_TEST_FOLDER';

/**
 * Gives this process and its children the same environment on every machine: its language, its time zone, none of its owner's
 * variables, and a temporary folder that is removed when this process ends, whatever programs left in it.
 */
function fixEnvironment() {
  if (process.env[MARK] !== undefined) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'spawnpoint-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      // Playwright ends by itself. Other programs would end without `exit`.
      if (process.listenerCount(signal) === 0) process.exit(1);
    });
  }
  for (const name of Object.keys(process.env)) {
    if (!KEPT.some((pattern) => pattern.test(name))) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, { [MARK]: folder, TMPDIR: folder, TEMP: folder, TMP: folder });
  // What the tests build is the example, whatever networks there are.
  Object.assign(process.env, { NETWORK: 'spawnpoint' });
  Object.assign(process.env, { TZ: 'UTC', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' });
}

fixEnvironment();
