/** A source gave no usable reply. The reason is a word for the log, such as `timeout` or `http_502`: never an address. */
export class SourceError extends Error {
  override name = 'SourceError';

  constructor(readonly reason: string) {
    super(`The source gave no usable answer: ${reason}.`);
  }
}
