/** Sentences to combine, in one language; words in braces are placeholders. */
export interface Phrases {
  /** the subject of the work; {matter} in the others */
  matters: readonly string[];
  titles: readonly string[];
  headings: { about: string; tasks: string; demands: string };
  openings: readonly string[];
  contexts: readonly string[];
  tasks: readonly string[];
  demands: readonly string[];
  closings: readonly string[];
  durations: readonly string[];
  places: readonly string[];
  terms: readonly string[];
  /** of profiles, in the order of a description */
  introductions: readonly string[];
  experiences: readonly string[];
  habits: readonly string[];
  comments: readonly string[];
  /** alternating between the buyer and whoever sent interest */
  answers: readonly string[];
  questions: readonly string[];
}
