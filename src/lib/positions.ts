import { positions } from '#network/positions';
import type { Position } from '@/contract/network/applications';
import { byId } from './by-id';

/** The position with an id; undefined for one that the network does not offer, perhaps no more. */
export const positionOf = (id: string): Position | undefined => byId(positions, id);

/** What a position is called; one that is no longer offered has only its id. */
export const positionTitle = (id: string): string => positionOf(id)?.title ?? id;

export const isOpen = (id: string): boolean => positionOf(id)?.open === true;

/** Whether an application for a position wants the guidelines to be read; of none yet, whether one for any does. */
export const needsGuidelines = (id: string): boolean =>
  positionOf(id)?.guidelines ?? positions.some(({ guidelines }) => guidelines);
