/** Types for node:http: the published ones are for Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  function compression(options: {
    filter: compression.Filter;
  }): (req: IncomingMessage, res: ServerResponse, next: () => void) => void;
  namespace compression {
    type Filter = (req: IncomingMessage, res: ServerResponse) => boolean;
    /** True if the response's content type is worth compressing. */
    const filter: Filter;
  }
  export default compression;
}
