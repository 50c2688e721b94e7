/** Position of a section within the guidelines. */
export interface PartProps {
  /** Its anchor in the page's URL. */
  id: string;
  number: number;
}
