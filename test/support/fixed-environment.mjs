import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Environment variables that tests, and programs they start, may see. */
const KEPT = [
  // Needed to find and start programs.
  /^(PATH|HOME|USER|LOGNAME|SHELL|SYSTEMROOT|PATHEXT|COMSPEC|APPDATA|LOCALAPPDATA)$/i,
  // Format of the output.
  /^(CI|TERM|COLORTERM|FORCE_COLOR|NO_COLOR|DEBUG|PWDEBUG|PLAYWRIGHT_.+)$/,
  // Options to repeat a run, or to make it longer.
  /^(FAULT|FUZZ|RACE|BRIDGE|PLATFORM)_[A-Z]+$/,
];

/** Set by the process that created the temporary folder, so that its children use the same one. */
const MARK = 'SPAWNPOINT_TEST_FOLDER';

/**
 * Gives this process and its children the same environment on every machine: language, time zone, no variables of the user, and a
 * temporary folder that is removed on exit, with everything left in it.
 */
function fixEnvironment() {
  if (process.env[MARK] !== undefined) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'spawnpoint-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => {
      // Playwright exits by itself. Other programs would exit without an `exit` event.
      if (process.listenerCount(signal) === 0) process.exit(1);
    });
  }
  for (const name of Object.keys(process.env)) {
    if (!KEPT.some((pattern) => pattern.test(name))) Reflect.deleteProperty(process.env, name);
  }
  Object.assign(process.env, { [MARK]: folder, TMPDIR: folder, TEMP: folder, TMP: folder });
  // Tests build the example, regardless of other networks.
  Object.assign(process.env, { NETWORK: 'spawnpoint' });
  Object.assign(process.env, { TZ: 'UTC', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' });
}

fixEnvironment();
