export type QuestionKind = 'text' | 'number' | 'date' | 'select' | 'yes-no' | 'timezone' | 'email' | 'long';

/** One of an application's questions. All of them want an answer. */
export interface Question {
  /** Of the field on the wire. */
  name: string;
  /** At most 256 characters: it names the answer in the team's chat, and begins what is said when there is none. */
  label: string;
  kind: QuestionKind;
  /** How to answer; stands above the field. */
  hint?: string;
  /** Of a `select`. */
  options?: readonly string[];
  /** Whether its answer is what the applicant is called: then nothing invisible may stand in it. For a `text`. */
  isName?: boolean;
  /** Whether its answer is not kept in the browser while the form is written: others may use that after the applicant. */
  isUnkept?: boolean;
  /** What the browser may offer to fill in. */
  autocomplete?: string;
}

/** Questions under one heading. */
export interface QuestionSection {
  title: string;
  questions: readonly Question[];
}
