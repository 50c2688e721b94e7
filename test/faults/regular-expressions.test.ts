import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import type { ObjectSchema } from 'yup';
import { loginSchema, registerSchema } from '@/contract/auth-requests';
import { sentVoteSchema } from '@/contract/companion-sync';
import { contactSchema } from '@/contract/contact-requests';
import { documentAt } from '@/contract/pages';
import { answersSchema } from '@/contract/questions/answers-schema';
import { resetSchema } from '@/contract/recovery-requests';
import { completedLink, isSiteLink } from '@/contract/site-link';
import { playerLinkSchema } from '@/contract/vote-requests';
import { hasErrorCode } from '@/lib/error-code';
import { pageKeyAt } from '@/lib/pages';
import { sectionsOf } from '@/lib/questions';
import { readPaper, readPlayers, readTickQuery } from '../../companion/game/answers';
import { printable } from '../../companion/printable';
import { deviceOf } from '../../functions/accounts/device';
import { asPlainText, cutPlainText } from '../../functions/applications/delivery/plain-text';
import { slugsFor } from '../../functions/content/slug';
import { bearerOf } from '../../functions/core/auth/bearer';
import { cleanNames } from '../../functions/status/player-names';
import { hardTexts, lengthen, type WorstText, worstTextsOf } from './worst-texts';

/**
 * Folders whose code processes untrusted texts: from visitors, players, game servers, listing sites, and callers of a companion.
 */
const FOLDERS = ['functions', 'companion', 'src/contract', 'src/messages', 'src/lib'];
const LENGTH = 100_000;
/**
 * Limit per text in processor time, which other work on the machine hardly affects. On a busy machine, one step per character
 * takes up to 15 ms in a pattern and 130 ms in a function. One step per pair takes 490 ms at least.
 */
const MOST_MS = 400;
/** Texts that a pattern tries in one go, because each needs a thread that may stop it. */
const AT_ONCE = 50;
/** Wall-clock time after which a pattern is stopped. A busy machine takes longer, and the next attempt has twice the time. */
const ENDLESS_MS = 1_000;

/**
 * Throws if a text takes too long. `work` tries the texts in order and calls `done` after each; it is called again for those
 * that it has not come to.
 */
function tryTexts(
  texts: readonly WorstText[],
  work: (long: readonly string[], done: () => void) => unknown,
): void {
  let tried = 0;
  let before = process.threadCpuUsage();
  const check = () => {
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1_000;
    if (ms < MOST_MS) return;
    throw new Error(`${JSON.stringify(texts[tried])} took ${String(Math.round(ms))} ms or more`);
  };
  while (tried < texts.length) {
    const long = texts.slice(tried, tried + AT_ONCE).map((text) => lengthen(text, LENGTH));
    before = process.threadCpuUsage();
    work(long, () => {
      check();
      tried += 1;
      before = process.threadCpuUsage();
    });
    check();
  }
}

const files = FOLDERS.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`)).filter((file) =>
  /(?<!\.test|\.d)\.tsx?$/.test(file),
);

interface Found {
  readonly file: string;
  readonly literal: string;
}
const literals: Found[] = [];
/** Number of patterns that each module builds at import time. */
const made = new Map<string, number>();
/** Modules that build patterns later, which cannot be tested in advance. */
const later = new Set<string>();
for (const file of files) {
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) literals.push({ file, literal: node.text });
    const isMade =
      (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp';
    if (isMade && ts.findAncestor(node, ts.isFunctionLike)) later.add(file);
    else if (isMade) made.set(file, (made.get(file) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
}

/** Returns the patterns that a module builds at import time. */
async function madeBy(file: string): Promise<string[]> {
  const [Plain, found] = [RegExp, new Array<string>()];
  const Recorded = class extends Plain {
    constructor(...pattern: ConstructorParameters<RegExpConstructor>) {
      super(...pattern);
      found.push(String(this));
    }
  };
  Object.assign(globalThis, { RegExp: Recorded });
  await jest.isolateModulesAsync(() => import(path.resolve(file)));
  Object.assign(globalThis, { RegExp: Plain });
  return found;
}

const script = new vm.Script('for (const text of texts) { text.replace(pattern, ""); done(); }');
/** Finds all matches in the worst texts of a pattern, like `replace`, `split` and `matchAll`. */
function tryPattern(literal: string): void {
  const end = literal.lastIndexOf('/');
  const flags = literal.slice(end + 1);
  const pattern = new RegExp(literal.slice(1, end), flags.includes('g') ? flags : `${flags}g`);
  let timeout = ENDLESS_MS;
  tryTexts(worstTextsOf(literal), (texts, done) => {
    try {
      script.runInNewContext({ pattern, texts, done }, { timeout });
    } catch (error) {
      if (!hasErrorCode(error, 'ERR_SCRIPT_EXECUTION_TIMEOUT')) throw error;
      timeout *= 2;
    }
  });
}

const once = [...new Map(literals.map((found) => [found.literal, found])).values()];
test.each(once)('$literal of $file takes one step for a character', ({ literal }) => tryPattern(literal));

test.each([...made])(
  'a pattern that %s puts together takes one step for a character',
  async (file, count) => {
    const patterns = await madeBy(file);
    expect(patterns.length).toBeGreaterThanOrEqual(count);
    for (const pattern of patterns) tryPattern(pattern);
  },
);

test('no other pattern is put together at run time than those that the owner of a game server has written', () => {
  expect(['companion/rewards/rewards-file.ts']).toEqual(expect.arrayContaining([...later]));
});

test.each(['/head[^:]*:/', '/^a*[ab]*c/'])(
  'a pattern that takes a step for each pair of characters is noticed: %s',
  (literal) => {
    expect(() => tryPattern(literal)).toThrow(/ took /);
  },
);

/** Returns an object of the schema with a text in each field. */
const filling = (schema: ObjectSchema<object>) => (text: string) =>
  schema.isValidSync(Object.fromEntries(Object.keys(schema.fields).map((name) => [name, text])));

const functions: Readonly<Record<string, (text: string) => unknown>> = {
  'a contact message': filling(contactSchema),
  'a registration': filling(registerSchema),
  'a sign-in': filling(loginSchema),
  'a new password': filling(resetSchema),
  'an application': filling(answersSchema(sectionsOf('Architect'))),
  'a vote': filling(sentVoteSchema),
  'the name of a player who links': filling(playerLinkSchema),
  'a text in the chat': (text) => cutPlainText(asPlainText(text), 1_024),
  'the names that a server lists': (text) => cleanNames([text, { name: text }]),
  'an answer of the game': (text) => [
    readPlayers(`There are 1/1 players online:${text}`),
    readTickQuery(text),
    readPaper(text, text),
  ],
  'a line of the companion': (text) => printable(text),
  'a title': (text) => slugsFor(text, 'id'),
  'a device': (text) => deviceOf({ get: () => text } as unknown as Headers),
  'a token': (text) => bearerOf({ get: () => `Bearer ${text}` } as unknown as Headers),
  'an address': (text) => [
    pageKeyAt(text),
    documentAt(`/news/${text}`),
    isSiteLink(`https://${text}`),
    completedLink(text),
  ],
};

test.each(Object.keys(functions))('%s of 100,000 characters takes one step for a character', (name) => {
  tryTexts(hardTexts, (texts, done) => {
    for (const text of texts) {
      functions[name]?.(text);
      done();
    }
  });
});
