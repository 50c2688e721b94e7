import { currentRequest } from './request';

/** One event. Nothing personal goes in, no secret and no address: whoever reads the log may not read those. */
export interface LogEntry {
  readonly level: 'info' | 'warn' | 'error';
  /** What happened, such as `server_offline`: the word to search the log for. */
  readonly event: string;
  readonly [detail: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

/** Writes to the function's log, as one line of JSON that begins with the time and has the request's id where there is one. */
export const writeLog: Log = ({ level, event, ...details }) => {
  const requestId = currentRequest()?.id;
  const line = { at: new Date().toISOString(), level, event, ...(requestId && { requestId }), ...details };
  process.stderr.write(`${JSON.stringify(line)}\n`);
};
