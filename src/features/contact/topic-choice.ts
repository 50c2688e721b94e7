export interface TopicChoice {
  readonly topic: string | undefined;
  /** Differs with every choice, so that the same topic can be chosen again. */
  readonly chosenAt: string;
}
