import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { EmbeddingsSettings } from '../../platform/settings/model-settings.ts';
import { builtInEmbeddings } from './embeddings.built-in.ts';

/** The requests that the API accepts; it refuses everything else, like the real one. */
const EmbeddingsRequest = z.strictObject({
  model: z.string(),
  input: z.array(z.string().min(1)).min(1).max(2_048),
  encoding_format: z.enum(['float', 'base64']),
  dimensions: z.int().positive().optional(),
});
type EmbeddingsRequest = z.output<typeof EmbeddingsRequest>;

/** How the endpoint behaves; `thinking`: it embeds with the built-in model. */
export type Mood =
  | { is: 'thinking' }
  | { is: 'saying'; body: string }
  | { is: 'failing'; status: number }
  | { is: 'silent' }
  | { is: 'hanging up' };

export interface RunningEndpoint {
  settings: EmbeddingsSettings;
  /** the requests, oldest first */
  received: { body: EmbeddingsRequest; headers: IncomingMessage['headers'] }[];
  willBe: (mood: Mood) => void;
  stop: () => Promise<void>;
}

const key = 'sk-a-key-of-the-tests';
const models = ['an-embedding-model', 'another-embedding-model'] as const;

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const refuse = (response: ServerResponse, status: number, message: string) =>
  reply(response, status, { error: { message, type: 'invalid_request_error', code: null } });

/** Answers in reverse order, since the index of a vector says which text it belongs to. */
async function think({ input, model, dimensions }: EmbeddingsRequest) {
  const texts = input.map((inputText) => ({ text: inputText, names: [] }));
  const corpusStats = new Uint8Array();
  const vectors = await builtInEmbeddings().embed(texts, { as: 'document', corpusStats });
  const data = vectors.map((vector, index) => ({
    object: 'embedding',
    index,
    embedding: vector.slice(0, dimensions).map((value) => 2 * value),
  }));
  const usage = { prompt_tokens: 8, total_tokens: 8 };
  return { object: 'list', data: data.toReversed(), model, usage };
}

/** An endpoint with OpenAI's embeddings API on a free port of this machine. */
export async function anEmbeddingsEndpoint(): Promise<RunningEndpoint> {
  let mood: Mood = { is: 'thinking' };
  const received: RunningEndpoint['received'] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'POST' || request.url !== '/v1/embeddings') {
      return refuse(response, 404, `Invalid URL (${request.method} ${request.url})`);
    }
    if (request.headers.authorization !== `Bearer ${key}`) {
      return refuse(response, 401, 'Incorrect API key provided');
    }
    const embeddingsRequest = EmbeddingsRequest.safeParse(JSON.parse(await text(request)));
    if (!embeddingsRequest.success) return refuse(response, 400, embeddingsRequest.error.message);
    received.push({ body: embeddingsRequest.data, headers: request.headers });
    if (!models.some((model) => model === embeddingsRequest.data.model)) {
      return refuse(response, 404, 'The model does not exist');
    }
    if (mood.is === 'silent') return undefined;
    if (mood.is === 'hanging up') return request.socket.destroy();
    if (mood.is === 'failing') return refuse(response, mood.status, 'Something is wrong');
    if (mood.is === 'saying') return response.end(mood.body);
    return reply(response, 200, await think(embeddingsRequest.data));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { url: `http://127.0.0.1:${port}/v1`, key, name: models[0], dimensions: undefined },
    received,
    willBe(next) {
      mood = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
