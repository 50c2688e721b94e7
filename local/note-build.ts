import path from 'node:path';
import { noteBuild } from './build';

// Runs after `npm run build`, so that `npm start` does not build the same again.
await noteBuild(path.resolve('.local'));
