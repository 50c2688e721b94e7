import { generateKeyPairSync } from 'node:crypto';
import type { SentTest, SentVote } from '@/contract/companion-sync';
import { startVotifier, type VotifierServer } from '../../../companion/votes/votifier-server';
import { callListener, type Lister, type VotifierVote, v1Frame, v2Frame } from '../fakes/votifier-client';

export const TOKEN = 'a-token-of-listing-sites';
export const keyText = ({ publicKey }: ReturnType<typeof keyPair>) =>
  publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
export const keyPair = (modulusLength = 2_048) => generateKeyPairSync('rsa', { modulusLength });
const pair = keyPair();
export const publicText = keyText(pair);
/** Reply to a vote of version 2 that was taken. */
export const OK = '{"status":"ok"}\r\n';

/** Starts a listener for each test of a file or of a part of it. Call once at its top. */
export function useListener(isBehindProxy = false) {
  let server: VotifierServer;
  const kept: SentVote[] = [];
  const tests: SentTest[] = [];
  const refused: { reason: string; from: string }[] = [];
  beforeEach(async () => {
    for (const list of [kept, tests, refused]) list.length = 0;
    server = await startVotifier({
      host: '127.0.0.1',
      port: 0,
      isBehindProxy,
      keys: { privateKey: pair.privateKey, token: TOKEN },
      keep: async (vote) => void kept.push(vote),
      onTest: (test) => tests.push(test),
      now: () => Date.UTC(2026, 10, 23, 12),
      onRefused: (reason, from) => refused.push({ reason, from }),
      patienceMs: 20_000,
    });
  });
  afterEach(() => server.close());

  const ask = async (frame: (challenge: string) => Buffer): Promise<string | null> => {
    const lister = await callListener(server.port);
    return replyTo(lister, frame(lister.challenge));
  };
  return {
    get port() {
      return server.port;
    },
    kept,
    tests,
    refused,
    /** Sends the frame that a connection's challenge gives, and returns the reply. */
    ask,
    sendV1: (vote: VotifierVote) => ask(() => v1Frame(vote, publicText)),
    sendV2: (vote: VotifierVote) => ask((challenge) => v2Frame(vote, TOKEN, challenge)),
    /** Services and names of the votes that were kept. */
    asSent: () => kept.map(({ service, username }) => [service, username]),
  };
}

/** Sends bytes on a listing site's connection, and returns the reply. */
export const replyTo = async (lister: Lister, bytes: Buffer): Promise<string | null> => {
  lister.socket.write(bytes);
  const reply = await lister.reply;
  lister.socket.destroy();
  return reply;
};
