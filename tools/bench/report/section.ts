/** How one bench's results are told. */
export interface Section<Result> {
  title: string;
  /** Paragraphs and tables of Markdown. */
  blocks(result: Result): string[];
}
