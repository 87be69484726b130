/** A text to be turned into a vector. */
export interface TextToEmbed {
  text: string;
  /**
   * The roles and skills that the text names, each with all its names in three languages, for models
   * that know no languages. One that is listed twice counts twice.
   */
  names: readonly (readonly string[])[];
}

export interface EmbeddingUse {
  /** many models embed a query differently from a document */
  as: 'query' | 'document';
  /** the result of `learn` that belongs to the vectors with which these are compared */
  corpusStats: Uint8Array;
}

export interface Embeddings {
  /** stored with every vector: only vectors of the same name can be compared */
  name: string;
  /** texts with a lower similarity are unrelated */
  leastSimilarity: number;
  /** Learns from all texts before the first is embedded; empty if the model is trained already. */
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

/** No vectors came, or none that can be used. Contains nothing of the texts. */
export class NoVectors extends Error {
  readonly reason: NoVectorsReason;

  constructor(reason: NoVectorsReason, detail = '') {
    super(`the embeddings model gave no vectors: ${reason}${detail && ` (${detail})`}`);
    this.name = 'NoVectors';
    this.reason = reason;
  }
}

/** Scales to length one, so that the product of two vectors is their similarity; zeros stay zeros. */
export function unitVector(values: readonly number[]): number[] {
  const length = Math.hypot(...values);
  return length === 0 ? [...values] : values.map((value) => value / length);
}

/** The model of the settings, and the previous one while its vectors are still in use. */
export interface EmbeddingsChoice {
  /** embeds all texts from now on */
  chosen: Embeddings;
  /** The model of that name; null if it is no longer available. */
  named: (name: string) => Embeddings | null;
}
