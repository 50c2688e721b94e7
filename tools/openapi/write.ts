import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { API_DOCUMENT } from '@/contract/paths';
import manifest from '../../package.json' with { type: 'json' };
import { apiDocument } from './document';
import { loadRoutes } from './entries';

const file = path.join('dist', API_DOCUMENT);
const document = apiDocument(await loadRoutes(), manifest.version);
await mkdir(path.dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(document)}\n`);
console.log(`Documented the API in ${file}`);
