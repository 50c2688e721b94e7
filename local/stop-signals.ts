/** Time within which a repeated Ctrl-C is an echo: the terminal, npm and tsx may each pass it on. */
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
