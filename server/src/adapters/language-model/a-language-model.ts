import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { LanguageModelSettings } from '../../platform/settings/model-settings.ts';
import type { ModelQuestion, QuestionType } from '../../platform/ports/language-model.ts';
import { builtInLanguageModel } from './language-model.built-in.ts';

/** The requests that the API accepts; it refuses everything else, like the real one. */
const CompletionRequest = z.strictObject({
  model: z.string(),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user']), content: z.string() }))
    .min(1),
  response_format: z.union([
    z.strictObject({ type: z.literal('json_object') }),
    z.strictObject({
      type: z.literal('json_schema'),
      json_schema: z.strictObject({
        name: z.string().regex(/^[\w-]{1,64}$/),
        strict: z.literal(true),
        schema: z.looseObject({
          type: z.literal('object'),
          additionalProperties: z.literal(false),
        }),
      }),
    }),
  ]),
});
type CompletionRequest = z.output<typeof CompletionRequest>;

/** How the endpoint behaves; `thinking`: it answers from the user's message. */
export type Mood =
  | { is: 'thinking' }
  | { is: 'saying'; content: string | null }
  | { is: 'failing'; status: number }
  | { is: 'silent' }
  | { is: 'hanging up' };

export interface RunningLanguageModel {
  settings: LanguageModelSettings;
  /** the requests, oldest first */
  received: { body: CompletionRequest; headers: IncomingMessage['headers'] }[];
  willBe: (mood: Mood) => void;
  /** Endpoints of other vendors may have JSON mode but no schemas. */
  knowsSchemas: (knows: boolean) => void;
  stop: () => Promise<void>;
}

const key = 'sk-a-key-of-the-tests';
const model = 'a-model-1';
const base = '/v1';
const types: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'invalid_request_error',
  404: 'invalid_request_error',
  429: 'rate_limit_error',
};

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const refuse = (response: ServerResponse, status: number, message: string, param?: string) =>
  reply(response, status, {
    error: { message, type: types[status] ?? 'server_error', param: param ?? null, code: null },
  });

const completion = (content: string | null) => ({
  id: 'chatcmpl-1',
  object: `chat.completion`,
  created: 1_790_000_000,
  model,
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content, refusal: content === null ? 'I cannot.' : null },
      logprobs: null,
      finish_reason: 'stop',
    },
  ],
  usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
});

/** Answers like a model: from the data alone, in the requested shape. */
async function think({ messages }: CompletionRequest): Promise<string> {
  const { locale, ...data } = JSON.parse(messages.at(-1)?.content ?? '{}');
  const type: QuestionType = 'qa_interview_ai_assessment';
  const question: ModelQuestion = { type, data, locale, instructions: '', answerSchema: {} };
  return JSON.stringify(await builtInLanguageModel().ask(question));
}

/** What is wrong with the request, in the words of the real API; undefined: nothing. */
function problemWith(request: IncomingMessage): [status: number, message: string] | undefined {
  if (request.method !== 'POST' || request.url !== `${base}/chat/completions`) {
    return [404, `Invalid URL (${request.method} ${request.url})`];
  }
  if (request.headers.authorization !== `Bearer ${key}`) return [401, 'Incorrect API key provided'];
  return undefined;
}

/** An endpoint with OpenAI's chat completions API on a free port of this machine. */
export async function aLanguageModel(): Promise<RunningLanguageModel> {
  let mood: Mood = { is: 'thinking' };
  let schemas = true;
  const received: RunningLanguageModel['received'] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const problem = problemWith(request);
    if (problem !== undefined) return refuse(response, ...problem);
    const completionRequest = CompletionRequest.safeParse(JSON.parse(await text(request)));
    if (!completionRequest.success) return refuse(response, 400, completionRequest.error.message);
    received.push({ body: completionRequest.data, headers: request.headers });
    if (completionRequest.data.model !== model) {
      return refuse(response, 404, 'The model does not exist');
    }
    const { response_format: form } = completionRequest.data;
    if (form.type === 'json_schema' && !schemas) {
      return refuse(response, 400, "Invalid value: 'json_schema'", 'response_format.type');
    }
    if (mood.is === 'silent') return undefined;
    if (mood.is === 'hanging up') return request.socket.destroy();
    if (mood.is === 'failing') return refuse(response, mood.status, 'Something is wrong');
    const content = mood.is === 'saying' ? mood.content : await think(completionRequest.data);
    return reply(response, 200, completion(content));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { url: `http://127.0.0.1:${port}${base}`, key, name: model },
    received,
    willBe(next) {
      mood = next;
    },
    knowsSchemas(knows) {
      schemas = knows;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
