import type { ModelQuestion } from '../../platform/ports/language-model.ts';

/** A question of the tests: which of the lines ask for something? */
export function aQuestion(text = 'Du må kunne Kafka.\nVi har kantine.'): ModelQuestion {
  return {
    type: 'opportunity_criteria',
    instructions: 'Name what the need asks for. Answer with JSON.',
    data: { contexts: [{ context_id: '6c0b6a3e-7a0b-4a55-9a3e-3f1d8a1b2c3d', text }] },
    locale: 'nb',
    answerSchema: {
      type: 'object',
      properties: {
        criteria: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              criteria: { type: 'string' },
              importance: { type: 'string', enum: ['ABSOLUTE', 'NICE_TO_HAVE'] },
              source: {
                anyOf: [
                  {
                    type: 'object',
                    properties: { context_id: { type: 'string' }, quote: { type: 'string' } },
                    required: ['context_id', 'quote'],
                    additionalProperties: false,
                  },
                  { type: 'null' },
                ],
              },
            },
            required: ['criteria', 'importance', 'source'],
            additionalProperties: false,
          },
        },
      },
      required: ['criteria'],
      additionalProperties: false,
    },
  };
}
