/** Something whose meaning is wanted as a vector. */
export interface TextToEmbed {
  text: string;
  /**
   * What the text names, each by all that it is called in three languages: for models that know no
   * languages. Twice counts twice.
   */
  names: readonly (readonly string[])[];
}

export interface EmbeddingUse {
  /** many models embed a question otherwise than what answers it */
  as: 'query' | 'document';
  /** what `learn` made, before the first of the vectors that these are compared with */
  corpusStats: Uint8Array;
}

export interface Embeddings {
  /** kept with every vector: only those of one name can be compared */
  name: string;
  /** Texts that are less alike than this have nothing to do with each other. */
  leastSimilarity: number;
  /** What is to be known of all texts before any is embedded; empty where the model comes trained. */
  learn: (texts: AsyncIterable<TextToEmbed>) => Promise<Uint8Array>;
  /** Vectors of length one in the order of the texts; all zeros where a text says nothing. Throws `NoVectors`. */
  embed: (texts: readonly TextToEmbed[], use: EmbeddingUse) => Promise<number[][]>;
}

export const noVectorsReasons = [
  'timed_out',
  'unreachable',
  'busy',
  'refused',
  'not_vectors',
] as const;
export type NoVectorsReason = (typeof noVectorsReasons)[number];

/** No vectors came, or none that can be used. Holds nothing of what was to be embedded. */
export class NoVectors extends Error {
  readonly reason: NoVectorsReason;

  constructor(reason: NoVectorsReason, detail = '') {
    super(`the embeddings model gave no vectors: ${reason}${detail && ` (${detail})`}`);
    this.name = 'NoVectors';
    this.reason = reason;
  }
}

/** Of length one, so that the product of two is their likeness; zeros stay zeros. */
export function unitVector(values: readonly number[]): number[] {
  const length = Math.hypot(...values);
  return length === 0 ? [...values] : values.map((value) => value / length);
}

/** The model of the settings, and, while vectors of another are still in use, that one. */
export interface EmbeddingsChoice {
  /** the one that texts are embedded by from now on */
  chosen: Embeddings;
  /** null where it cannot be reached any more */
  named: (name: string) => Embeddings | null;
}
