import { readFile } from 'node:fs/promises';
import { checkBudgets, FIRST_LOADS, type FirstLoad } from './budgets';

const firstLoads = JSON.parse(await readFile(`.local/build/${FIRST_LOADS}`, 'utf8')) as FirstLoad[];
await checkBudgets('dist', firstLoads);
