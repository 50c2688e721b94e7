/** Id of the data block with the state that a document's page begins with, where it brings answers of the API along. */
export const GIVEN_ID = 'given';

/** An answer of the API, as a document brings it along. */
export interface Given {
  /** Name of the endpoint that asks for it. */
  endpoint: string;
  /** What the endpoint is asked with. Left out for nothing. */
  argument?: unknown;
  /** Left out where it could not be had. */
  answer?: unknown;
}

/** An address of the site, and the answers of the API that the page there begins with. */
export interface Look {
  readonly address: string;
  readonly given: readonly Given[];
}
