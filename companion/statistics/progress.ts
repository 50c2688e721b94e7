import { clearLine, cursorTo } from 'node:readline';

export interface Progress {
  update(what: string, done: number, all: number): void;
  end(): void;
}

const WIDTH = 24;

/** Shows a bar on a terminal, and nothing elsewhere, such as in a log. */
export function openProgress(output: NodeJS.WriteStream): Progress {
  let shown = '';
  return {
    update(what, done, all) {
      if (!output.isTTY) return;
      const share = all === 0 ? 1 : done / all;
      const filled = Math.round(share * WIDTH);
      const percent = `${String(Math.floor(share * 100)).padStart(3)} %`;
      const line = `${what.padEnd(8)} ${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${percent}`;
      if (line === shown) return;
      shown = line;
      cursorTo(output, 0);
      output.write(line);
      clearLine(output, 1);
    },
    end() {
      if (shown === '') return;
      shown = '';
      cursorTo(output, 0);
      clearLine(output, 0);
    },
  };
}
