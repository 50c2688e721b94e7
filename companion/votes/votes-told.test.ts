import { readFile } from 'node:fs/promises';
import type { CompanionSync, CompanionSyncResponse } from '@/contract/companion-sync';
import { freePort } from '../../local/site/listen';
import { type CompanionSite, startCompanionSite } from '../../test/support/fakes/companion-site';
import { callListener, v1Frame, voteV2 } from '../../test/support/fakes/votifier-client';
import { type CompanionProgram, startCompanionProgram } from '../../test/support/server/companion-program';
import { setUpFolder } from '../../test/support/server/temporary-folder';

const TOKEN = 'a-token-of-mine';
const inFolder = setUpFolder();
let site: CompanionSite;
let port: number;
let program: CompanionProgram;
beforeEach(async () => {
  site = await startCompanionSite();
  port = await freePort('127.0.0.1');
});
afterEach(async () => {
  await program.kill();
  await site.close();
});

async function start(...more: string[]): Promise<void> {
  const args = ['--site', site.url, '--server', 'harbor', '--data', inFolder('data')];
  program = await startCompanionProgram([...args, '--votifier', `127.0.0.1:${String(port)}`, ...more], {
    env: { VOTIFIER_TOKEN: TOKEN },
    isHasty: true,
  });
  await program.says('Companion ready');
}
const vote = (username: string, service: string) => voteV2(port, TOKEN, username, service);
const answersVotes = (
  say: (votes: CompanionSync['votes']) => Partial<CompanionSyncResponse['accepted']>,
): void => {
  site.onCall = ({ votes }, answer) => Object.assign(answer.accepted, say(votes));
};

test('a test vote is told here and to the site, once, and is no vote', async () => {
  await start();
  expect(await vote('Test Notification', 'MinePortal')).toBe(true);
  await program.says('Test vote from MinePortal received');
  await site.until(() => site.calls.some(({ tests }) => tests !== undefined));
  expect(await vote('Steve', 'MinePortal')).toBe(true);
  await site.until(() => site.votes.size === 1);
  expect(site.calls.flatMap(({ tests }) => tests ?? [])).toEqual([
    { service: 'MinePortal', protocol: 2, receivedAt: expect.stringMatching(/^\d{4}-/) },
  ]);
  expect([...site.votes.values()].map(({ username }) => username)).toEqual(['Steve']);
  expect(program.output.stderr).toBe('');
});

test('a test vote that the site could not be told of is told later, and of many of one site the last', async () => {
  await start();
  site.trouble = () => ({ status: 503 });
  for (let n = 0; n < 5; n += 1) expect(await vote('anonymous', 'MinePortal')).toBe(true);
  expect(await vote('', 'TopG')).toBe(true);
  await program.says('The site');
  site.trouble = () => 'none';
  await site.until(() => site.calls.some(({ tests }) => tests !== undefined));
  expect(site.calls.flatMap(({ tests }) => tests ?? []).map(({ service }) => service)).toEqual([
    'MinePortal',
    'TopG',
  ]);
});

test.each([
  ['half a character where it is cut', `${'a'.repeat(39)}😀`, 'a'.repeat(39)],
  ['letters that nobody sees alone', '\u3164', 'unnamed'],
])('a test vote whose listing site has %s stands in the way of no vote', async (_what, service, told) => {
  await start();
  expect(await vote('anonymous', service)).toBe(true);
  expect(await vote('Steve', 'MinePortal')).toBe(true);
  await site.until(() => site.votes.size === 1);
  expect(site.calls.flatMap(({ tests }) => tests ?? []).map((test) => test.service)).toEqual([told]);
  expect(program.output.stderr).toBe('');
});

test('a test vote that the site cannot read is not told again, and what else there is arrives', async () => {
  await start();
  site.trouble = ({ tests }) => {
    const fields = { 'tests[0].service': 'Service is required' };
    const error = { code: 'validation_failed', message: 'Please check the fields.', fields };
    return tests ? { status: 422, body: { error } } : 'none';
  };
  expect(await vote('anonymous', 'MinePortal')).toBe(true);
  await program.says('Please check the fields');
  expect(await vote('Steve', 'MinePortal')).toBe(true);
  await site.until(() => site.votes.size === 1);
});

test('votes of a listing site that nobody has named are told by site and players, and are the site’s then', async () => {
  answersVotes((votes) => ({ unrecognized: votes.map(({ id }) => id) }));
  await start();
  expect(await vote('Steve', 'MCSL')).toBe(true);
  await program.says(/keeps 1 vote from “MCSL” \(Steve\).*votes desk/);
  const calls = site.calls.length;
  expect(await vote('Alex', 'MCSL')).toBe(true);
  await program.says(/keeps 1 vote from “MCSL” \(Alex\)/);
  const sent = site.calls.slice(calls).flatMap(({ votes }) => votes.map(({ username }) => username));
  expect(sent).toEqual(['Alex']);
});

test('a vote that an older site refuses is told by site and player', async () => {
  answersVotes((votes) => ({
    votes: [],
    refused: votes.map(({ id }) => ({ id, reason: 'unknown_service' })),
  }));
  await start();
  expect(await vote('Steve', 'MCSL')).toBe(true);
  await program.says('Site: refused the vote by Steve at MCSL: unknown_service');
});

test('each reason for which votes are refused is told', async () => {
  await start();
  expect(await voteV2(port, 'another-token', 'Steve')).toBe(false);
  const proxied = await callListener(port, { header: Buffer.from('PROXY TCP4 192.0.2.7 192.0.2.1 1 2\r\n') });
  proxied.socket.end(v1Frame({ username: 'Steve' }, await publicKey()));
  await program.says('Signature is not valid');
  await program.says('--proxy-protocol');
});

test('behind a proxy that says who calls, votes arrive with --proxy-protocol', async () => {
  await start('--proxy-protocol');
  const header = Buffer.from('PROXY TCP4 192.0.2.7 192.0.2.1 56324 8192\r\n');
  const lister = await callListener(port, { header });
  lister.socket.write(v1Frame({ username: 'Steve' }, await publicKey()));
  await site.until(() => site.votes.size === 1);
  lister.socket.destroy();
});

async function publicKey(): Promise<string> {
  return (await readFile(inFolder('data', 'votifier-public.txt'), 'utf8')).trim();
}
