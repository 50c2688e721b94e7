import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { addAbortListener } from 'node:events';
import type { GameAddress } from '../../../core/env/addresses';
import { untilAborted } from '../../../core/time/time-limits';
import { decodePong, encodePing } from './unconnected-pong';

/** Datagrams get lost, so the ping is repeated at this interval, in milliseconds. */
const REPEAT_MS = 400;

export interface PongResult {
  /** The server's text about itself, unparsed. */
  readonly text: string;
  /** Round trip in whole milliseconds, at least 1; null when the answer echoes no ping of ours, as from a cache. */
  readonly latencyMs: number | null;
}

/**
 * Asks a Minecraft server (Bedrock Edition) for its status, by RakNet's unconnected ping. A host with addresses of IPv4 and IPv6
 * is asked at both, and the first answer wins, because not every network has a route to the second. All sockets are closed when
 * it settles.
 * @param signal ends it; if an invalid answer arrived before, that is the failure
 */
export async function unconnectedPing({ host, port }: GameAddress, signal: AbortSignal): Promise<PongResult> {
  const addresses = await untilAborted(signal, lookup(host, { all: true }));
  const targets = [4, 6].flatMap((family) => addresses.find((address) => address.family === family) ?? []);
  const done = new AbortController();
  const limit = AbortSignal.any([signal, done.signal]);
  try {
    return await Promise.any(targets.map((target) => askAt(target, port, limit)));
  } catch (fault) {
    throw fault instanceof AggregateError ? fault.errors[0] : fault;
  } finally {
    done.abort();
  }
}

async function askAt(
  { address, family }: LookupAddress,
  port: number,
  signal: AbortSignal,
): Promise<PongResult> {
  const socket = createSocket(family === 6 ? 'udp6' : 'udp4');
  const { promise, resolve, reject } = Promise.withResolvers<PongResult>();
  let failure = new Error('The time is up.');
  let timer: NodeJS.Timeout | undefined;
  const client = randomBytes(8);
  const sentAt = new Map<bigint, number>();
  const ask = () => {
    const now = performance.now();
    const time = BigInt(Math.round(now));
    sentAt.set(time, now);
    socket.send(encodePing(time, client));
  };
  socket.on('error', reject);
  socket.on('message', (datagram) => {
    try {
      const { time, text } = decodePong(datagram);
      const sent = sentAt.get(time);
      const latencyMs = sent === undefined ? null : Math.max(1, Math.round(performance.now() - sent));
      resolve({ text, latencyMs });
    } catch (fault) {
      // A valid answer may still come: anybody could have forged this one.
      failure = fault as Error;
    }
  });
  socket.on('connect', () => {
    ask();
    timer = setInterval(ask, REPEAT_MS);
  });
  const listener = addAbortListener(signal, () => reject(failure));
  try {
    // A connected socket only takes datagrams from this address and port.
    socket.connect(port, address);
    return await promise;
  } finally {
    clearInterval(timer);
    listener[Symbol.dispose]();
    socket.close();
  }
}
