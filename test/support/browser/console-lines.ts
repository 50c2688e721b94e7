export interface ConsoleLines {
  readonly error: string[];
  readonly warn: string[];
}

/** Captures the console output of each test in a file instead of printing it. Call once at the top. */
export const hearConsole = (): ConsoleLines => {
  const lines: ConsoleLines = { error: [], warn: [] };
  beforeEach(() => {
    for (const level of ['error', 'warn'] as const) {
      lines[level].length = 0;
      jest.spyOn(console, level).mockImplementation((...what) => void lines[level].push(what.join(' ')));
    }
  });
  return lines;
};
