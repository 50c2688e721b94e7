import * as v from 'valibot';
import { NOT_RUN, RECEIPT_RESULTS } from '@/contract/companion-sync';

const id = v.string();
const result = v.picklist(RECEIPT_RESULTS);
const reward = v.object({ id, reward: v.string(), player: v.string(), count: v.number() });
const entry = v.object({
  /** Numbers of its commands, and of those that were answered; null while none was sent. */
  begun: v.nullable(v.object({ ended: v.number(), of: v.number() })),
  /** Null while it is being delivered. */
  outcome: v.nullable(v.object({ result, detail: v.string(), at: v.number() })),
});
/** A reward whose result the site does not know yet. */
export type Entry = v.InferOutput<typeof entry>;

/** A result that the site knows, of a reward whose commands may have run. */
const past = v.object({ result, at: v.number() });

/** Times are in milliseconds. */
const line = v.union([
  v.object({ took: reward, at: v.number() }),
  v.object({ begin: id, n: v.number(), of: v.number(), command: v.string(), at: v.number() }),
  v.object({ end: id, n: v.number(), answer: v.string(), at: v.number() }),
  v.object({ finish: id, result, detail: v.string(), at: v.number() }),
  v.object({ told: v.array(id) }),
  /** State of a reward when the file was last rewritten. */
  v.object({ kept: id, ...entry.entries }),
  v.object({ past: id, ...past.entries }),
]);
export type Line = v.InferOutput<typeof line>;

export const isLine = (value: unknown): value is Line => v.is(line, value);

/** Rewards by id, oldest first. */
interface Known {
  readonly entries: Map<string, Entry>;
  readonly past: Map<string, v.InferOutput<typeof past>>;
}

/** Returns the state of each reward after these lines. */
export function readLines(lines: readonly Line[]): Known {
  const known: Known = { entries: new Map(), past: new Map() };
  for (const each of lines) follow(known, each);
  return known;
}

/** Returns the fewest lines that give the same state. */
export const linesOf = ({ entries, past }: Known): Line[] => [
  ...[...past].map(([id, known]): Line => ({ past: id, ...known })),
  ...[...entries].map(([id, known]): Line => ({ kept: id, ...known })),
];

export function follow(known: Known, said: Line): void {
  const { entries } = known;
  if ('took' in said) entries.set(said.took.id, { begun: null, outcome: null });
  else if ('kept' in said) entries.set(said.kept, { begun: said.begun, outcome: said.outcome });
  else if ('past' in said) known.past.set(said.past, { result: said.result, at: said.at });
  else if ('told' in said) for (const told of said.told) markTold(known, told);
  else if ('begin' in said) change(entries, said.begin, { begun: { ended: said.n, of: said.of } });
  else if ('end' in said) {
    const begun = entries.get(said.end)?.begun;
    if (begun) change(entries, said.end, { begun: { ...begun, ended: said.n + 1 } });
  } else {
    const { finish, result, detail, at } = said;
    change(entries, finish, { outcome: { result, detail, at } });
  }
}

function change(entries: Map<string, Entry>, of: string, changes: Partial<Entry>): void {
  const known = entries.get(of);
  if (known) entries.set(of, { ...known, ...changes });
}

/** Remembers the result of a reward whose commands may have run, so that they never run again. Deletes any other reward. */
function markTold({ entries, past }: Known, id: string): void {
  const { begun, outcome } = entries.get(id) ?? {};
  if (!outcome) return;
  entries.delete(id);
  if (begun && outcome.detail !== NOT_RUN) past.set(id, { result: outcome.result, at: outcome.at });
}
