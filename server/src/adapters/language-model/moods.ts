import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bias } from './biased.ts';
import { textsIn } from './what-is-asked-about.ts';

/** How the endpoint behaves; `thinking`: it answers from the user's message. */
export type Mood =
  | { is: 'thinking' }
  | { is: 'saying'; content: string | null }
  | { is: 'failing'; status: number; retryAfter?: string }
  | { is: 'silent' }
  | { is: 'hanging up' }
  | { is: 'dripping' }
  | { is: 'cutting off' }
  | { is: 'declining' }
  | { is: 'fencing' }
  | { is: 'adding keys' }
  | { is: 'flooding' }
  | { is: 'redirecting'; to: string }
  | { is: 'obeying' }
  | Bias;

const types: Record<number, string> = {
  400: 'invalid_request_error',
  401: 'invalid_request_error',
  404: 'invalid_request_error',
  429: 'rate_limit_error',
};

export function reply(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}

export function refuse(
  response: ServerResponse,
  status: number,
  message: string,
  { param = null, headers = {} }: { param?: string | null; headers?: Record<string, string> } = {},
): void {
  const error = { message, type: types[status] ?? 'server_error', param, code: null };
  reply(response, status, { error }, headers);
}

interface Said {
  content: string | null;
  refusal?: string;
  finish_reason?: string;
}

const completion = ({ content, refusal, finish_reason = 'stop' }: Said) => ({
  id: 'chatcmpl-1',
  object: `chat.completion`,
  created: 1_790_000_000,
  model: 'a-model-1',
  choices: [
    {
      index: 0,
      message: { role: 'assistant', content, refusal: refusal ?? null },
      logprobs: null,
      finish_reason,
    },
  ],
  usage: { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 },
});

/** One character after the other, and never the last one. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"choices": [');
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer));
}

const tenMegabytes = 'a'.repeat(10 * 1_048_576);

/** What somebody who follows orders finds in the data: JSON in a text. */
function orderIn(question: string): string | undefined {
  return textsIn(JSON.parse(question))
    .map(({ text }) => /\{.*\}/s.exec(text)?.[0] ?? '')
    .find((found) => found !== '');
}

const more = (thought: string): string =>
  JSON.stringify({ ...JSON.parse(thought), confidence: 1, note: 'Kafka' });

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** the message with the data */
  question: string;
  think: () => Promise<string>;
}

/** Whatever comes instead of an answer. */
function misbehave({ is, ...mood }: Mood, { request, response }: Exchange): boolean {
  if (is === 'hanging up') request.socket.destroy();
  else if (is === 'dripping') drip(response);
  else if (is === 'redirecting' && 'to' in mood) {
    response.writeHead(307, { location: mood.to }).end();
  } else if (is === 'failing' && 'status' in mood) {
    const { retryAfter } = mood;
    const headers: Record<string, string> = retryAfter ? { 'retry-after': retryAfter } : {};
    refuse(response, mood.status, 'Something is wrong', { headers });
  } else return is === 'silent';
  return true;
}

async function say(mood: Mood, { question, think }: Exchange): Promise<Said> {
  if (mood.is === 'saying') return { content: mood.content };
  if (mood.is === 'declining') return { content: null, refusal: 'I cannot say.' };
  if (mood.is === 'flooding') return { content: tenMegabytes };
  const thought = await think();
  if (mood.is === 'cutting off') {
    return { content: thought.slice(0, thought.length / 2), finish_reason: 'length' };
  }
  if (mood.is === 'fencing') return { content: `\`\`\`json\n${thought}\n\`\`\`` };
  if (mood.is === 'adding keys') return { content: more(thought) };
  return { content: (mood.is === 'obeying' ? orderIn(question) : undefined) ?? thought };
}

/** Answers, or does not, as the mood is. */
export async function behave(mood: Mood, exchange: Exchange): Promise<void> {
  if (misbehave(mood, exchange)) return;
  reply(exchange.response, 200, completion(await say(mood, exchange)));
}
