import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

export interface Running {
  input: Writable;
  done: Promise<void>;
}

/** Starts the system's ffmpeg; `done` rejects with its own words when it fails. */
export const startFfmpeg = (options: readonly string[]): Running => {
  const child = spawn('ffmpeg', ['-y', '-hide_banner', '-loglevel', 'error', ...options], {
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const done = new Promise<void>((resolve, reject) => {
    child.on('error', () =>
      reject(new Error('ffmpeg is needed to encode the artwork: install it and try again.')),
    );
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`ffmpeg ${options.join(' ')}\n${said}`));
    });
  });
  child.stdin.on('error', () => undefined);
  return { input: child.stdin, done };
};

export const ffmpeg = async (...options: readonly string[]): Promise<void> => {
  const { input, done } = startFfmpeg(options);
  input.end();
  await done;
};

/** Waits while the pipe is full, so that frames do not pile up in memory. */
export const write = async (input: Writable, data: Buffer): Promise<void> => {
  if (input.write(data)) return;
  await new Promise<void>((resolve) => input.once('drain', resolve));
};
