import { z } from 'zod';
import type { EmbeddingsSettings } from '../../platform/settings/model-settings.ts';
import {
  NoVectors,
  unitVector,
  type Embeddings,
  type TextToEmbed,
} from '../../platform/ports/embeddings.ts';
import { currentTrace, formatTraceparent } from '../../platform/trace.ts';

/** A person may wait for a query; documents are embedded by jobs, which may wait longer. */
const defaultTimeoutMs = { query: 3_000, document: 60_000 };
/** Limits of common endpoints: texts in one request, and characters in one text. */
const mostAtOnce = 64;
const mostCharacters = 8_000;
const mostNames = 8;

const Answer = z.object({
  data: z.array(z.object({ index: z.int(), embedding: z.array(z.number()).min(1) })),
});

function refusalOf(status: number): NoVectors {
  const detail = String(status);
  if (status === 429) return new NoVectors('busy', detail);
  if (status === 408 || status >= 500) return new NoVectors('unreachable', detail);
  return new NoVectors('refused', detail);
}

async function post(settings: EmbeddingsSettings, input: readonly string[], timeoutMs: number) {
  const { url, key, name: model, dimensions } = settings;
  try {
    const response = await fetch(`${url}/embeddings`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: formatTraceparent(currentTrace()),
        ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, input, encoding_format: 'float', dimensions }),
      // The key goes to the address of the settings and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new NoVectors(isLate ? 'timed_out' : 'unreachable');
  }
}

function readVectors(body: string, count: number): number[][] {
  let answer: z.ZodSafeParseResult<z.output<typeof Answer>>;
  try {
    answer = Answer.safeParse(JSON.parse(body));
  } catch {
    throw new NoVectors('not_vectors', 'not JSON');
  }
  const vectors = answer.data?.data
    .toSorted((a, b) => a.index - b.index)
    .map(({ embedding }) => unitVector(embedding));
  if (vectors?.length !== count) throw new NoVectors('not_vectors');
  return vectors;
}

/** Adds the other names of named competencies to a query; documents stay as they are. */
function inputOf({ text, names }: TextToEmbed, as: 'query' | 'document'): string {
  const others = as === 'query' ? [...new Set(names.flat())].slice(0, mostNames) : [];
  const input = others.length === 0 ? text : `${text} (${others.join(', ')})`;
  // An empty text is refused, and all others of the request with it.
  return input.slice(0, mostCharacters) || ' ';
}

/** Any endpoint with OpenAI's embeddings API. */
export function openAiEmbeddings(
  settings: EmbeddingsSettings,
  { timeoutMs = defaultTimeoutMs }: { timeoutMs?: typeof defaultTimeoutMs } = {},
): Embeddings {
  const { name, dimensions } = settings;
  return {
    name: dimensions === undefined ? name : `${name}@${dimensions}`,
    leastSimilarity: 0.2,
    learn: async () => new Uint8Array(),
    async embed(texts, { as }) {
      const vectors: number[][] = [];
      for (let from = 0; from < texts.length; from += mostAtOnce) {
        const input = texts.slice(from, from + mostAtOnce).map((text) => inputOf(text, as));
        const { status, body } = await post(settings, input, timeoutMs[as]);
        if (status !== 200) throw refusalOf(status);
        vectors.push(...readVectors(body, input.length));
      }
      return vectors;
    },
  };
}
