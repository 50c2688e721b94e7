import { tsImport } from 'tsx/esm/api';

// Not `node --import tsx`, because the emulator starts a worker per call, and each would load tsx.
await tsImport('./emulator-host.ts', import.meta.url);
