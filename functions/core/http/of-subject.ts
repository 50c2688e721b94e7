import type { OptionalSubject } from '@/contract/network/subjects';
import { hasSubject } from '@/lib/subjects';
import type { Route } from './route';

/** A subject's routes. None where the network does not have it: its paths are then answered like all that are unknown. */
export const ofSubject = (subject: OptionalSubject, routes: readonly Route[]): readonly Route[] =>
  hasSubject(subject) ? routes : [];
