import { z } from 'zod';
import type { LanguageModelSettings } from '../../platform/settings/model-settings.ts';
import {
  NoAnswer,
  type LanguageModel,
  type ModelQuestion,
} from '../../platform/ports/language-model.ts';
import { currentTrace, formatTraceparent } from '../../platform/trace.ts';

/** A model may think for a while; the job that calls it may run longer than this. */
const defaultTimeoutMs = 60_000;

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
});

/** Puts what the person wrote into a message of its own, as JSON, so that it is never an instruction. */
function messagesOf({ instructions, data, locale }: ModelQuestion) {
  return [
    { role: 'system', content: instructions },
    { role: 'user', content: JSON.stringify({ locale, ...data }) },
  ];
}

function formOf({ type, answerSchema }: ModelQuestion, withSchema: boolean) {
  if (!withSchema) return { type: 'json_object' };
  return { type: 'json_schema', json_schema: { name: type, strict: true, schema: answerSchema } };
}

/** Some models put their JSON into a Markdown fence, whatever the instructions say. */
const withoutFence = (text: string): string =>
  text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1');

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoAnswer('not_an_answer', 'not JSON');
  }
}

function readAnswer(body: string): unknown {
  const completion = Completion.safeParse(readJson(body));
  const content = completion.data?.choices[0]?.message.content;
  if (!content) throw new NoAnswer('not_an_answer', 'no content');
  return readJson(withoutFence(content));
}

function refusalOf(status: number): NoAnswer {
  const detail = String(status);
  if (status === 429) return new NoAnswer('busy', detail);
  if (status === 408 || status >= 500) return new NoAnswer('unreachable', detail);
  return new NoAnswer('refused', detail);
}

interface Sent {
  status: number;
  body: string;
}

/** Sends one request with the trace of the job. */
async function send(
  settings: LanguageModelSettings,
  payload: object,
  timeoutMs: number,
): Promise<Sent> {
  try {
    const response = await fetch(`${settings.url}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        traceparent: formatTraceparent(currentTrace()),
        ...(settings.key === undefined ? {} : { authorization: `Bearer ${settings.key}` }),
      },
      body: JSON.stringify(payload),
      // The key goes to the address of the settings and nowhere else.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.text() };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new NoAnswer(isLate ? 'timed_out' : 'unreachable');
  }
}

/** Any endpoint with OpenAI's chat completions, with JSON schemas or only JSON mode. */
export function openAiLanguageModel(
  settings: LanguageModelSettings,
  { timeoutMs = defaultTimeoutMs }: { timeoutMs?: number } = {},
): LanguageModel {
  let knowsSchemas = true;
  const ask = async (question: ModelQuestion, withSchema: boolean): Promise<unknown> => {
    const payload = {
      model: settings.name,
      messages: messagesOf(question),
      response_format: formOf(question, withSchema),
    };
    const { status, body } = await send(settings, payload, timeoutMs);
    if (status === 400 && withSchema && body.includes('response_format')) {
      knowsSchemas = false;
      return ask(question, false);
    }
    if (status !== 200) throw refusalOf(status);
    return readAnswer(body);
  };
  return { name: settings.name, ask: (question) => ask(question, knowsSchemas) };
}
