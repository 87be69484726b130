import { marketDay } from '@torg/protocol/market-day';
import type { readingCalls } from '@torg/protocol/reading/reading';
import type { Handler } from '../platform/handler.ts';
import { inSlices } from '../platform/turns/in-slices.ts';
import { loadKnowledge } from './knowledge.ts';
import { readingText } from './read-text.ts';

export const readWritten: Handler<typeof readingCalls.readWritten> = async (
  { searches, now },
  { body: { text, locale } },
) => {
  const knowledge = await loadKnowledge(searches);
  const today = marketDay(now);
  return { spans: await inSlices(readingText(text, knowledge, { today, locale })) };
};
