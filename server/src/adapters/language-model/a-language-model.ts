import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { LanguageModelSettings } from '../../platform/settings/model-settings.ts';
import type { QuestionType } from '../../platform/ports/language-model.ts';
import { type Bias, biased } from './biased.ts';
import { behave, type Mood, refuse } from './moods.ts';
import { answerBySchema, type Think } from './think.ts';

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

const biases: ReadonlySet<string> = new Set<Bias['is']>([
  'swapping',
  'preferring the first',
  'preferring a name',
  'answering at random',
]);
const isBias = (mood: Mood): mood is Bias => biases.has(mood.is);

/** The question as the model has it: by the name of its schema, from the data alone. */
async function thinkAbout({ messages, response_format: form }: CompletionRequest, think: Think) {
  const { locale, ...data } = JSON.parse(messages.at(-1)?.content ?? '{}');
  const { name, schema } =
    form.type === 'json_schema' ? form.json_schema : { name: 'search_query', schema: {} };
  const type = name as QuestionType;
  return JSON.stringify(await think({ type, data, locale, answerSchema: schema }));
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
export async function aLanguageModel(think: Think = answerBySchema): Promise<RunningLanguageModel> {
  let mood: Mood = { is: 'thinking' };
  let thinking = think;
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
      const param = 'response_format.type';
      return refuse(response, 400, "Invalid value: 'json_schema'", { param });
    }
    return behave(mood, {
      ...{ request, response, question: completionRequest.data.messages.at(-1)?.content ?? '' },
      think: () => thinkAbout(completionRequest.data, thinking),
    });
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    settings: { url: `http://127.0.0.1:${port}${base}`, key, name: model },
    received,
    willBe(next) {
      mood = next;
      thinking = isBias(next) ? biased(next, think) : think;
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
