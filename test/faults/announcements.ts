import {
  type AnnouncedApplication,
  applicationMessages,
} from '../../functions/applications/delivery/application-messages';
import { MARK_SCRIPT } from '../../functions/core/outbox/outbox-scripts';
import type { Command, Reply } from '../../local/data-service/port';
import type { TakenMessage } from '../support/fakes/chat-sink';
import { idIn } from '../support/server/stored-application';
import type { Outages } from './outages';

export interface Marks {
  /** Called for each command that Redis has acknowledged. */
  record(command: Command, reply: Reply): void;
  /** True if an application's message (counted from 0) was marked as sent between the two times. */
  wasMade(id: string, part: number, from: number, to: number): boolean;
}

/** Marks that reached the disk, timed by `performance.now()`. */
export function createMarks(): Marks {
  const made: { readonly id: string; readonly sentParts: number; readonly at: number }[] = [];
  return {
    record(command) {
      const [, script, , , , , id, , sentParts] = command.map(String);
      if (!script?.includes(MARK_SCRIPT) || id === undefined) return;
      made.push({ id, sentParts: Number(sentParts), at: performance.now() });
    },
    wasMade: (id, part, from, to) =>
      made.some((mark) => mark.id === id && mark.sentParts > part && mark.at >= from && mark.at <= to),
  };
}

/**
 * Returns the faults of an application's announcement. It is empty if the chat accepted every message in order, with repetitions
 * only after a lost response or a lost mark.
 */
export function faultsOf(
  application: AnnouncedApplication,
  taken: readonly TakenMessage[],
  { marks, outages }: { marks: Marks; outages: Outages },
): string[] {
  const { id } = application;
  const expected = applicationMessages(application).map((message) => JSON.stringify(message));
  const takes = taken
    .filter(({ message }) => idIn(message) === id)
    .map((take) => ({ ...take, part: expected.indexOf(JSON.stringify(take.message)) }));
  const first = [...new Set(takes.map(({ part }) => part))];
  const inOrder = expected.map((_message, part) => part);
  const faults = first.join() === inOrder.join() ? [] : [`${id}: parts ${first.join()} of ${inOrder.join()}`];
  for (const part of first) {
    const same = takes.filter((take) => take.part === part);
    for (const [index, next] of same.slice(1).entries()) {
      const before = same[index];
      if (!before) continue;
      const isMarked = marks.wasMade(id, part, before.at, next.at);
      const isExplained = !before.answered || outages.overlap(before.at, next.at);
      if (isMarked || !isExplained) faults.push(`${id}: part ${String(part)} twice, without need`);
    }
  }
  return faults;
}
