import { isDeepStrictEqual } from 'node:util';
import type { Ask, Question, Reply } from './question.ts';
import type { Side } from './sides.ts';

/** How often each question is put to both before it is measured. */
export const requestCount = 5;

async function answerOf(side: Side, ask: Ask): Promise<Reply> {
  const hasBody = ask.body !== undefined;
  const answer = await fetch(`${side.origin}${ask.path}`, {
    method: ask.method,
    headers: {
      ...(ask.cookie === undefined ? {} : { cookie: ask.cookie }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(ask.body) } : {}),
  });
  if (!answer.ok) {
    throw new Error(
      `${side.name} answers ${ask.path} with ${answer.status}: ${await answer.text()}`,
    );
  }
  return (await answer.json()) as Reply;
}

/** Measuring two sides that answer differently compares nothing: throws unless they say the same. */
export async function checkAgreement(
  question: Question,
  sides: { torg: Side; bare: Side },
): Promise<void> {
  for (let turn = 0; turn < requestCount; turn += 1) {
    const torg = question.gist(await answerOf(sides.torg, question.torg(turn)));
    const bare = question.gist(await answerOf(sides.bare, question.bare(turn)));
    if (isDeepStrictEqual(torg, bare)) continue;
    const both = JSON.stringify({ torg, bare }, null, 2);
    throw new Error(`The two sides do not agree on “${question.name}”: ${both}`);
  }
}
