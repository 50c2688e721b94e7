/** Typed here for node:http: the published types are Express's. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  function compression(options: {
    filter: compression.Filter;
  }): (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  namespace compression {
    type Filter = (req: IncomingMessage, res: ServerResponse) => boolean;
    /** Whether the response's content type is worth compressing. */
    const filter: Filter;
  }
  export default compression;
}
