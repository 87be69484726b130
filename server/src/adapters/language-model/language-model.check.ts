import { noAnswerReasons, type NoAnswerReason } from '@torg/protocol/ai-jobs/ai-terms';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NoAnswer, type LanguageModel } from '../../platform/ports/language-model.ts';
import { aQuestion } from './a-question.ts';

export interface LanguageModelUnderCheck {
  model: LanguageModel;
  willFail: (reason: NoAnswerReason) => void;
}

const Criteria = z.strictObject({
  criteria: z.array(
    z.strictObject({
      criteria: z.string().min(1),
      importance: z.enum(['ABSOLUTE', 'NICE_TO_HAVE']),
      source: z.strictObject({ context_id: z.uuid(), quote: z.string().min(1) }).nullable(),
    }),
  ),
});
const again: Record<NoAnswerReason, NoAnswer['again']> = {
  timed_out: 'later',
  unreachable: 'later',
  busy: 'later',
  refused: 'never',
  not_an_answer: 'at_once',
  cut_off: 'at_once',
  declined: 'at_once',
};

/** The tests that every adapter of a language model must pass. */
export function checkLanguageModel(name: string, make: () => LanguageModelUnderCheck): void {
  describe(`language model: ${name}`, () => {
    it('has a name for its answers', () => {
      expect(make().model.name).not.toBe('');
    });

    it('answers in the requested shape, from the data', async () => {
      const { content } = await make().model.ask(aQuestion());
      expect(Criteria.parse(content).criteria[0]?.source?.quote).toBe('Du må kunne Kafka.');
    });

    it('answers each of several simultaneous questions', async () => {
      const { model } = make();
      const texts = ['Kotlin kreves.', 'Flytende svensk.', 'Minst fem år.'];
      const answers = await Promise.all(texts.map((text) => model.ask(aQuestion(text))));
      const quotes = answers.map(({ content }) => Criteria.parse(content).criteria[0]?.criteria);
      expect(quotes).toEqual(texts);
    });

    it.each(noAnswerReasons)('gives the reason when there is no answer: %s', async (reason) => {
      const { model, willFail } = make();
      willFail(reason);
      const failed = await model.ask(aQuestion()).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(NoAnswer);
      expect(failed).toMatchObject({ reason, again: again[reason] });
      expect(String(failed)).not.toContain('Kafka');
    });
  });
}
