import { positions } from '#network/positions';
import type { Position } from '@/contract/network/positions';
import { byId } from './by-id';

/** Returns the position with an id; undefined if the network does not offer it. */
export const positionOf = (id: string): Position | undefined => byId(positions, id);

/** Returns a position's title; its id if it is no longer offered. */
export const positionTitle = (id: string): string => positionOf(id)?.title ?? id;

/** Returns the id of the only position; empty if applicants choose between several. */
export const onlyPosition = (): string => {
  const [first, ...others] = positions;
  return first && others.length === 0 ? first.id : '';
};

export const isOpen = (id: string): boolean => positionOf(id)?.open === true;

/** True if applications for a position require the guidelines; without a position, if any does. */
export const needsGuidelines = (id: string): boolean =>
  positionOf(id)?.guidelines ?? positions.some(({ guidelines }) => guidelines);
