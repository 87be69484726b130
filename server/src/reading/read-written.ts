import { marketDay } from '@torg/protocol/market-day';
import type { readingCalls } from '@torg/protocol/reading/reading';
import type { Handler } from '../platform/handler.ts';
import { loadKnowledge } from './knowledge.ts';
import { readText } from './read-text.ts';

export const readWritten: Handler<typeof readingCalls.readWritten> = async (
  { searches, now },
  { body: { text, locale } },
) => {
  const knowledge = await loadKnowledge(searches);
  return { spans: readText(text, knowledge, { today: marketDay(now), locale }) };
};
