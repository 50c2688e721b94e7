import { currentRequest } from './request';

/** One event. Holds nothing personal, no secret and no address, because readers of the log may not see those. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  /** Name of the event, such as `server_offline`: the word to search the log for. */
  readonly event: string;
  readonly [detail: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

/** Writes to the function's log: one line of JSON that begins with the time and has the request's id, if any. */
export const writeLog: Log = ({ level, event, ...details }) => {
  const requestId = currentRequest()?.id;
  const line = { at: new Date().toISOString(), level, event, ...(requestId && { requestId }), ...details };
  process.stderr.write(`${JSON.stringify(line)}\n`);
};
