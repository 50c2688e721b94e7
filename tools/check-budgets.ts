import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { checkBudgets, FIRST_LOADS, type FirstLoad } from './budgets';
import { EXAMPLE, folderOf, networkFolder } from './network/choose';

if (existsSync('.env')) process.loadEnvFile('.env');
const firstLoads = JSON.parse(await readFile(`.local/build/${FIRST_LOADS}`, 'utf8')) as FirstLoad[];
try {
  await checkBudgets('dist', firstLoads);
} catch (error) {
  // The budgets apply to the product, by its example. An owner's extra boards or longer texts must not block publication.
  const example = (await networkFolder(process.cwd(), process.env['NETWORK'])) === folderOf(EXAMPLE);
  if (example && process.env['NETLIFY'] !== 'true') throw error;
  console.warn(
    `${String(error)}\nThe site is built all the same. Visitors with slow connections wait longer for these pages.`,
  );
}
