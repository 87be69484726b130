import { z } from 'zod';
import { type ModelAnswer, NoAnswer, type Tokens } from '../../platform/ports/language-model.ts';

const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
        finish_reason: z.string().nullish(),
      }),
    )
    .min(1),
  usage: z
    .object({ prompt_tokens: z.int().min(0), completion_tokens: z.int().min(0) })
    .optional()
    .catch(undefined),
});

/** Some models put their JSON into a Markdown fence, whatever the instructions say. */
const withoutFence = (text: string): string =>
  text.trim().replace(/^```(?:json)?\s*([\s\S]*?)\s*```$/, '$1');

function readJson(text: string, tokens?: Tokens): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NoAnswer('not_an_answer', { detail: 'not JSON', tokens });
  }
}

/** The answer in a chat completion. */
export function readAnswer(body: string): ModelAnswer {
  const completion = Completion.safeParse(readJson(body));
  const [choice] = completion.data?.choices ?? [];
  if (choice === undefined) throw new NoAnswer('not_an_answer', { detail: 'no completion' });
  const used = completion.data?.usage;
  const tokens = used && { input: used.prompt_tokens, output: used.completion_tokens };
  const { finish_reason, message } = choice;
  if (message.refusal || finish_reason === 'content_filter') {
    throw new NoAnswer('declined', { tokens });
  }
  if (finish_reason === 'length') throw new NoAnswer('cut_off', { tokens });
  if (!message.content) throw new NoAnswer('not_an_answer', { detail: 'no content', tokens });
  return { content: readJson(withoutFence(message.content), tokens), tokens };
}
