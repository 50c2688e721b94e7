/** The terminal, npm and tsx may each pass the same Ctrl-C on: what follows within this time is one of them. */
const ECHO_MS = 500;

/** Aborts at the first Ctrl-C or SIGTERM; a later one ends the process immediately, with status 130. */
export function stopSignal(): AbortSignal {
  const stop = new AbortController();
  let firstAt: number | undefined;
  const onSignal = () => {
    firstAt ??= Date.now();
    if (Date.now() - firstAt > ECHO_MS) process.exit(130);
    stop.abort();
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  return stop.signal;
}
