import { tsImport } from 'tsx/esm/api';

// Not `node --import tsx`: the emulator's workers, one for each call, would all load it, too.
await tsImport('./emulator-host.ts', import.meta.url);
