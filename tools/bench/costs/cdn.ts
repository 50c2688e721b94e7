import { forSharedCache } from '../front';

/** Answer of a function, as the CDN sends it. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Size on the wire, in bytes. */
  readonly bytes: number;
}

interface Kept {
  readonly answer: Answer;
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly freshMs: number;
  readonly staleMs: number;
}

/** Returns a directive of `max-age=30, stale-while-revalidate=60`, in milliseconds. */
const directive = (value: string, name: string): number =>
  Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(value)?.[1] ?? 0) * 1_000;

/** Returns how long the shared copy lives by the answer's CDN headers; null without such a header. */
const lifeOf = ({ status, headers }: Answer): Pick<Kept, 'freshMs' | 'staleMs'> | null => {
  const said = String(forSharedCache(Object.fromEntries(headers))['cache-control'] ?? 'no-store');
  if (status !== 200 || /no-store|private/.test(said)) return null;
  const freshMs = directive(said, 'max-age');
  return freshMs === 0 ? null : { freshMs, staleMs: directive(said, 'stale-while-revalidate') };
};

/** Returns the query parameters that distinguish answers, from `Netlify-Vary: query=mode|range`. */
const parametersOf = ({ headers }: Answer): readonly string[] =>
  /query=([^,]*)/.exec(headers.get('Netlify-Vary') ?? '')?.[1]?.split('|') ?? [];

/** Creates a cache that obeys the headers of answers, on a manual clock. */
export function createCdn(clock: { now(): number }) {
  const parameters = new Map<string, readonly string[]>();
  const kept = new Map<string, Kept>();
  const keyOf = ({ pathname, searchParams }: URL): string | null => {
    const names = parameters.get(pathname);
    return names ? JSON.stringify([pathname, ...names.map((name) => searchParams.getAll(name))]) : null;
  };
  return {
    /** @param run calls the function; also called to renew a stale answer, immediately */
    async get(target: string, run: () => Promise<Answer>): Promise<Answer> {
      const url = new URL(target, 'https://spawnpoint.example');
      const renew = async () => {
        const answer = await run();
        const life = lifeOf(answer);
        if (life === null) return answer;
        parameters.set(url.pathname, parametersOf(answer));
        const key = keyOf(url);
        if (key !== null) kept.set(key, { answer, since: clock.now(), ...life });
        return answer;
      };
      const key = keyOf(url);
      const copy = key === null ? undefined : kept.get(key);
      if (!copy) return renew();
      const age = clock.now() - copy.since;
      if (age < copy.freshMs) return copy.answer;
      if (age >= copy.freshMs + copy.staleMs) return renew();
      await renew();
      return copy.answer;
    },

    /** Drops all copies with a tag, like the platform's purge. */
    purge(tag: string): void {
      for (const [key, { answer }] of kept)
        if (answer.headers.get('Netlify-Cache-Tag') === tag) kept.delete(key);
    },
  };
}
