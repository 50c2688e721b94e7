/** What pages of one kind of visit ask the site for, as a browser was seen to. */
export interface Visit {
  /** Its path. */
  page: string;
  /** Whether the browser had nothing of the site before. */
  isFresh: boolean;
  /** Pages, scripts, styles, fonts and pictures: how many, and bytes as the CDN sends them. */
  files: { requests: number; bytes: number };
  /** The film of the home page. */
  film: { requests: number; bytes: number };
  /** Of functions: path and query, and seconds after the visit began. */
  calls: { target: string; afterS: number }[];
}
