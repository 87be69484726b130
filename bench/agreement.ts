import { deepStrictEqual } from 'node:assert/strict';
import type { SideRequest, Question, Reply } from './question.ts';
import type { Side } from './sides.ts';

/** How many responses of each side are compared before measuring. */
export const requestCount = 5;

async function answerOf(side: Side, ask: SideRequest): Promise<Reply> {
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

/** Comparing sides that answer differently means nothing: throws unless they agree. */
export async function checkAgreement(
  question: Question,
  sides: { torg: Side; bare: Side },
): Promise<void> {
  for (let turn = 0; turn < requestCount; turn += 1) {
    const torg = question.gist(await answerOf(sides.torg, question.torg(turn)));
    const bare = question.gist(await answerOf(sides.bare, question.bare(turn)));
    try {
      deepStrictEqual(torg, bare);
    } catch (difference) {
      const message = `The two sides do not agree on “${question.name}”`;
      throw new Error(message, { cause: difference });
    }
  }
}
