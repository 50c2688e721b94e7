#!/usr/bin/env node
// Starts the Firefox named in FIREFOX for Playwright, and relays between the two: `firefox.mjs --headless ...`. Playwright uses a
// newer version of their protocol, WebDriver BiDi, than a distribution's Firefox may support.
// Decision record: docs/decisions/0005-supported-browsers.md
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = /^WebDriver BiDi listening on (ws:\/\/\S+)/;

/** Sets the colors in media queries. Playwright sends it for each window and fails if it is unknown. */
const UNKNOWN_COMMAND = 'emulation.setMediaFeaturesOverride';

/**
 * Runs in each document and types a journey's input. Playwright would set the value directly, which React ignores, so the app
 * would receive no change.
 */
const TYPE_INTO_FIELDS = `() => {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text) => { document.execCommand('insertText', false, text); },
    set: () => undefined,
  });
}`;
/** Id of the relay's own command; Playwright starts at 1. */
const OWN_ID = 0;

/** Firefox aborts a navigation if the page that it leaves changes its own address meanwhile. */
const isInterrupted = ({ type, message }) => type === 'error' && message.includes('NS_BINDING_ABORTED');

const relay = (playwright, address) => {
  const firefox = new WebSocket(address, { perMessageDeflate: false, maxPayload: 0 });
  const opened = once(firefox, 'open');
  const navigations = new Map();
  playwright.on('message', async (data) => {
    await opened;
    const { id, method } = JSON.parse(data);
    if (method === 'browsingContext.navigate') navigations.set(id, String(data));
    if (method === UNKNOWN_COMMAND) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
    else firefox.send(String(data));
    if (method === 'session.new') {
      const params = { functionDeclaration: TYPE_INTO_FIELDS };
      firefox.send(JSON.stringify({ id: OWN_ID, method: 'script.addPreloadScript', params }));
    }
  });
  firefox.on('message', (data) => {
    const message = JSON.parse(data);
    const interrupted = isInterrupted(message) ? navigations.get(message.id) : undefined;
    navigations.delete(message.id);
    if (interrupted) firefox.send(interrupted);
    else if (message.id !== OWN_ID) playwright.send(String(data));
  });
  firefox.on('close', () => playwright.close());
  playwright.on('close', () => firefox.close());
};

const firefox = spawn(process.env.FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => firefox.kill(signal));

const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
await once(server, 'listening');

for await (const line of createInterface({ input: firefox.stderr })) {
  const address = LISTENING.exec(line)?.[1];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else {
    server.on('connection', (playwright) => relay(playwright, `${address}/session`));
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`);
  }
}
