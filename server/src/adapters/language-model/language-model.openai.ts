import type { LanguageModelSettings } from '../../platform/settings/model-settings.ts';
import {
  NoAnswer,
  type LanguageModel,
  type ModelAnswer,
  type ModelQuestion,
} from '../../platform/ports/language-model.ts';
import { readAnswer } from './read-answer.ts';
import { type Reply, sendRequest } from './send-request.ts';

/** A model may think for a while; the job that calls it may run longer than this. */
const defaultTimeoutMs = 60_000;

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

function refusalOf({ status, retryAfterSeconds }: Reply): NoAnswer {
  const facts = { detail: String(status), retryAfterSeconds };
  if (status === 429) return new NoAnswer('busy', facts);
  if (status === 408 || status >= 500) return new NoAnswer('unreachable', facts);
  return new NoAnswer('refused', facts);
}

/** Any endpoint with OpenAI's chat completions, with JSON schemas or only JSON mode. */
export function openAiLanguageModel(
  settings: LanguageModelSettings,
  { timeoutMs = defaultTimeoutMs }: { timeoutMs?: number } = {},
): LanguageModel {
  let knowsSchemas = true;
  const ask = async (question: ModelQuestion, withSchema: boolean): Promise<ModelAnswer> => {
    const payload = {
      model: settings.name,
      messages: messagesOf(question),
      response_format: formOf(question, withSchema),
    };
    const reply = await sendRequest(settings, payload, timeoutMs);
    if (reply.status === 400 && withSchema && reply.body.includes('response_format')) {
      knowsSchemas = false;
      return ask(question, false);
    }
    if (reply.status !== 200) throw refusalOf(reply);
    return readAnswer(reply.body);
  };
  return { name: settings.name, ask: (question) => ask(question, knowsSchemas) };
}
