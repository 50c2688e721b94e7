import { noteFailure } from '../../core/failures/note-failure';
import { SourceError } from './source-error';
import type { StatusSource } from './status-source';

/** Wraps a source so that its failures are stored. A server that it reports offline is no failure. */
export function notedSource(source: StatusSource): StatusSource {
  return {
    ...source,
    async read(address, signal) {
      try {
        return await source.read(address, signal);
      } catch (fault) {
        const reason = fault instanceof SourceError ? fault.reason : 'unknown';
        noteFailure(source.name, signal.aborted ? 'timeout' : reason);
        throw fault;
      }
    },
  };
}
