import { modes } from '#network/modes';
import { byId } from '@/lib/by-id';

/** Returns the title of a game mode. @throws Error if the network has no such mode */
export function modeTitle(id: string): string {
  const mode = byId(modes, id);
  if (!mode) throw new Error(`There is no game mode ${id}`);
  return mode.title;
}

/** Returns the title of a metric of the first game mode. @throws Error if it has no such metric */
export function metricTitle(id: string): string {
  const metric = byId(modes[0].metrics, id);
  if (!metric) throw new Error(`There is no metric ${id}`);
  return metric.title;
}
