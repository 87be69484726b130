import { describe, expect, it } from 'vitest';
import {
  NoVectors,
  noVectorsReasons,
  type Embeddings,
  type NoVectorsReason,
  type TextToEmbed,
} from '../../platform/ports/embeddings.ts';

export interface EmbeddingsUnderCheck {
  embeddings: Embeddings;
  /** Makes it fail with this reason; absent if it cannot fail. */
  willFail?: (reason: NoVectorsReason) => void;
}

const texts = [
  'Drift av Kubernetes for en bank, med overvåking og beredskap.',
  'Intervjuer med pasienter og prototyper av en ny innkalling.',
  'Regnskap og budsjett for kommuner.',
].map((text) => ({ text, names: [] }));

export const similarity = (a: readonly number[] = [], b: readonly number[] = []): number =>
  a.reduce((sum, value, place) => sum + value * (b[place] ?? 0), 0);

async function* each(some: readonly TextToEmbed[]): AsyncGenerator<TextToEmbed> {
  yield* some;
}

/** The tests that every embeddings adapter must pass. */
export function checkEmbeddings(name: string, make: () => EmbeddingsUnderCheck): void {
  describe(`embeddings: ${name}`, () => {
    const embed = async (some: readonly TextToEmbed[], as: 'query' | 'document' = 'document') => {
      const { embeddings } = make();
      const corpusStats = await embeddings.learn(each(texts));
      return embeddings.embed(some, { as, corpusStats });
    };

    it('has a name for its vectors, and a least similarity', () => {
      expect(make().embeddings.name).not.toBe('');
      expect(make().embeddings.leastSimilarity).toBeGreaterThan(0);
    });

    it('gives each text a vector, all of one length and of size one', async () => {
      const vectors = await embed(texts);
      expect(new Set(vectors.map(({ length }) => length)).size).toBe(1);
      for (const vector of vectors) expect(similarity(vector, vector)).toBeCloseTo(1, 5);
      expect(vectors).toHaveLength(3);
    });

    it('gives the same vector for the same text, whatever texts are beside it', async () => {
      const [first, second, third] = await embed(texts);
      const [alone] = await embed(texts.slice(1, 2));
      expect(similarity(alone, second)).toBeCloseTo(1, 5);
      expect(similarity(first, third)).toBeLessThan(0.9);
    });

    it('finds the text that a query is about', async () => {
      const [about] = await embed([{ text: 'overvåking av kubernetes', names: [] }], 'query');
      const similarities = (await embed(texts)).map((vector) => similarity(about, vector));
      expect(similarities.indexOf(Math.max(...similarities))).toBe(0);
    });

    it('takes no texts at all, and more texts than fit into one request', async () => {
      expect(await embed([])).toEqual([]);
      const many = Array.from({ length: 150 }, (_, at) => ({ text: `tekst ${at}`, names: [] }));
      const vectors = await embed([...many, { text: '', names: [] }]);
      expect(vectors).toHaveLength(151);
    });

    it.each(noVectorsReasons)('gives the reason when there are no vectors: %s', async (reason) => {
      const { embeddings, willFail } = make();
      if (willFail === undefined) return;
      willFail(reason);
      const embedding = embeddings.embed(texts, { as: 'query', corpusStats: new Uint8Array() });
      const failed = await embedding.catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(NoVectors);
      expect(failed).toMatchObject({ reason });
      expect(String(failed)).not.toMatch(/Kubernetes|sk-/);
    });
  });
}
