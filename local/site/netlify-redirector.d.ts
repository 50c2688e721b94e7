/** Netlify's own matcher of redirect rules, compiled to WebAssembly; published without types. */
declare module 'netlify-redirector' {
  export interface RedirectorRequest {
    scheme: string;
    host: string;
    /** Decoded path. */
    path: string;
    /** Query without the question mark. */
    query: string;
    getHeader(name: string): string;
    getCookie(name: string): string;
  }
  export interface RedirectorMatch {
    to: string;
    status: number;
    force: boolean;
    force404?: boolean;
  }
  export interface Redirector {
    match(request: RedirectorRequest): RedirectorMatch | null;
  }
  const redirector: {
    /** `rules` is the JSON of an array of normalized rules. */
    parseJSON(rules: string, options: { jwtSecret: string; jwtRoleClaim: string }): Promise<Redirector>;
  };
  export default redirector;
}
