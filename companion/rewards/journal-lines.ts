import * as v from 'valibot';
import { NOT_RUN, RECEIPT_RESULTS } from '@/contract/companion-sync';

const id = v.string();
const outcome = { result: v.picklist(RECEIPT_RESULTS), detail: v.string(), at: v.number() };
const reward = v.object({ id, reward: v.string(), player: v.string(), count: v.number() });
const entry = v.object({
  reward,
  /** How many of its commands there are, and how many were answered; null while none was sent. */
  begun: v.nullable(v.object({ ended: v.number(), of: v.number() })),
  /** Null while it is being handed out. */
  outcome: v.nullable(v.object({ ...outcome, isTold: v.boolean() })),
});
export type Entry = v.InferOutput<typeof entry>;

/** Times are in milliseconds. */
const line = v.union([
  v.object({ took: reward, at: v.number() }),
  v.object({ begin: id, n: v.number(), of: v.number(), command: v.string(), at: v.number() }),
  v.object({ end: id, n: v.number(), answer: v.string(), at: v.number() }),
  v.object({ finish: id, ...outcome }),
  v.object({ told: v.array(id) }),
  /** What was known of one when the file was last written anew. */
  v.object({ kept: entry }),
]);
export type Line = v.InferOutput<typeof line>;

export const isLine = (value: unknown): value is Line => v.is(line, value);

/** What the lines say of each reward, by its id. */
export function readEntries(lines: readonly Line[]): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const each of lines) follow(entries, each);
  return entries;
}

/** Does to the entries what a line says. */
export function follow(entries: Map<string, Entry>, said: Line): void {
  if ('took' in said) entries.set(said.took.id, { reward: said.took, begun: null, outcome: null });
  else if ('kept' in said) entries.set(said.kept.reward.id, said.kept);
  else if ('told' in said) for (const told of said.told) markTold(entries, told);
  else if ('begin' in said) change(entries, said.begin, { begun: { ended: said.n, of: said.of } });
  else if ('end' in said) {
    const begun = entries.get(said.end)?.begun;
    if (begun) change(entries, said.end, { begun: { ...begun, ended: said.n + 1 } });
  } else {
    const { finish, result, detail, at } = said;
    change(entries, finish, { outcome: { result, detail, at, isTold: false } });
  }
}

function change(entries: Map<string, Entry>, of: string, changes: Partial<Entry>): void {
  const known = entries.get(of);
  if (known) entries.set(of, { ...known, ...changes });
}

/** Of what is told the result stays, lest it is given again; of what was not run nothing, since it may be given anew. */
function markTold(entries: Map<string, Entry>, id: string): void {
  const outcome = entries.get(id)?.outcome;
  if (outcome?.detail === NOT_RUN) entries.delete(id);
  else if (outcome) change(entries, id, { outcome: { ...outcome, isTold: true } });
}
