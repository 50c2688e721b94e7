/** What a part of the guidelines is told of its place. */
export interface PartProps {
  /** Its place in the page's address, behind `#`. */
  id: string;
  number: number;
}
