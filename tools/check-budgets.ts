import { readFile } from 'node:fs/promises';
import { checkBudgets, FIRST_LOADS, type FirstLoad } from './budgets';

const firstLoads = JSON.parse(await readFile(`.local/build/${FIRST_LOADS}`, 'utf8')) as FirstLoad[];
try {
  await checkBudgets('dist', firstLoads);
} catch (error) {
  // A longer text of an owner must not keep their site from being published.
  if (process.env['NETLIFY'] !== 'true') throw error;
  console.warn(String(error));
}
