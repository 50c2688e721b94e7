import { loadEnvironmentFile } from '../local/start-options';
import { type AdminFields, makeAdmin } from './admin/make-admin';
import { openTerminal } from './admin/terminal';
import { withDatabase } from './admin/with-database';

/**
 * `npm run admin:create` creates an admin in the database of `UPSTASH_REDIS_REST_URL`, or on this machine. Asks for values that
 * ADMIN_EMAIL, ADMIN_USERNAME and ADMIN_PASSWORD do not set.
 */
async function readFields(): Promise<AdminFields> {
  const { ADMIN_EMAIL, ADMIN_USERNAME, ADMIN_PASSWORD } = process.env;
  if (ADMIN_EMAIL && ADMIN_USERNAME && ADMIN_PASSWORD) {
    return { email: ADMIN_EMAIL, username: ADMIN_USERNAME, password: ADMIN_PASSWORD };
  }
  if (!process.stdin.isTTY) {
    throw new Error('Set ADMIN_EMAIL, ADMIN_USERNAME and ADMIN_PASSWORD, or run this at a terminal.');
  }
  const terminal = openTerminal();
  try {
    const email = ADMIN_EMAIL || (await terminal.ask('Email address: '));
    const username = ADMIN_USERNAME || (await terminal.ask('Username: '));
    const password = ADMIN_PASSWORD || (await terminal.askSecretly('Password (not shown): '));
    return { email, username, password };
  } finally {
    terminal.close();
  }
}

try {
  loadEnvironmentFile();
  const fields = await readFields();
  const problems = await withDatabase(process.env, (address) => makeAdmin(address, fields));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${fields.username} can sign in as admin.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
