import type { Context } from '@netlify/functions';
import { deviceOf } from './device';

/** Continues some work after the response. */
export type Later = (work: Promise<unknown>) => void;

/** Counts the call against its client subnet. */
export type CountCall = () => Promise<void>;

/** Circumstances of a sign-in, besides its credentials. */
export interface Arrival {
  /** The client subnet. */
  readonly address: string;
  /** Rough description of the device; null when unknown. */
  readonly device: string | null;
  readonly later: Later;
}

interface ArrivingCall {
  readonly request: Request;
  readonly context: Context;
  readonly network: () => Promise<string>;
}

export async function arrivalOf({ request, context, network }: ArrivingCall): Promise<Arrival> {
  return {
    address: await network(),
    device: deviceOf(request.headers),
    later: (work) => context.waitUntil(work),
  };
}
