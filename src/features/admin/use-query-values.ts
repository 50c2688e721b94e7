import { useQuery } from '@/ui/routing/use-query';

/** Maximum length of a free text in the URL, in characters. */
const LONGEST = 100;

/**
 * Returns values of the page's URL, which Back, reload and sharing keep, and a function that changes some of
 * them. Each is one of its choices, or any short text for null; a missing or unknown one is empty.
 */
export const useQueryValues = <Name extends string>(
  choices: Readonly<Record<Name, readonly string[] | null>>,
) => {
  const [query, setQuery] = useQuery();
  const names = Object.keys(choices) as Name[];
  const valueOf = (name: Name): string => {
    const given = query.get(name) ?? '';
    const known = choices[name];
    return known === null || known.includes(given) ? given.slice(0, LONGEST) : '';
  };
  const values = Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, string>;
  const change = (changes: Partial<Record<Name, string>>, options: { replace?: boolean } = {}) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries<string | undefined>(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    void setQuery(next, options);
  };
  return [values, change] as const;
};
