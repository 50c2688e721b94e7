export interface ConsoleLines {
  readonly error: string[];
  readonly warn: string[];
}

/** What each test of a file has the console say, which hears it instead of the terminal. Call once at the top. */
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
