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
  /** Makes it give no vectors for this reason; absent where it cannot fail. */
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

/** What everything that turns texts into vectors must do. */
export function checkEmbeddings(name: string, make: () => EmbeddingsUnderCheck): void {
  describe(`embeddings: ${name}`, () => {
    const embed = async (some: readonly TextToEmbed[], as: 'query' | 'document' = 'document') => {
      const { embeddings } = make();
      const corpusStats = await embeddings.learn(each(texts));
      return embeddings.embed(some, { as, corpusStats });
    };

    it('says by which name its vectors are kept, and what counts as alike', () => {
      expect(make().embeddings.name).not.toBe('');
      expect(make().embeddings.leastSimilarity).toBeGreaterThan(0);
    });

    it('gives each text a vector, all of one length and of size one', async () => {
      const vectors = await embed(texts);
      expect(new Set(vectors.map(({ length }) => length)).size).toBe(1);
      for (const vector of vectors) expect(similarity(vector, vector)).toBeCloseTo(1, 5);
      expect(vectors).toHaveLength(3);
    });

    it('gives the same vector for the same text, wherever it stands among others', async () => {
      const [first, second, third] = await embed(texts);
      const [alone] = await embed(texts.slice(1, 2));
      expect(similarity(alone, second)).toBeCloseTo(1, 5);
      expect(similarity(first, third)).toBeLessThan(0.9);
    });

    it('finds the text that a query is about', async () => {
      const [about] = await embed([{ text: 'overvåking av kubernetes', names: [] }], 'query');
      const alike = (await embed(texts)).map((vector) => similarity(about, vector));
      expect(alike.indexOf(Math.max(...alike))).toBe(0);
    });

    it('has vectors for nothing, and for more texts than fit into one question', async () => {
      expect(await embed([])).toEqual([]);
      const many = Array.from({ length: 150 }, (_, at) => ({ text: `tekst ${at}`, names: [] }));
      const vectors = await embed([...many, { text: '', names: [] }]);
      expect(vectors).toHaveLength(151);
    });

    it.each(noVectorsReasons)('says so when there are none: %s', async (reason) => {
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
