import type { vocabularyCalls } from '@torg/protocol/vocabulary/vocabulary';
import type { Handler } from '../../platform/handler.ts';
import { findNearestNow } from '../nearest.repository.ts';
import { nearestTo } from '../vocabulary.views.ts';
import { listMissed } from './searches-without-hits.repository.ts';

export const listSearchesWithoutHits: Handler<
  typeof vocabularyCalls.listSearchesWithoutHits
> = async ({ db, now }, { query: { limit, offset } }) => {
  const { rows, total } = await listMissed(db, { now, limit, offset });
  const near = await findNearestNow(
    db,
    rows.map(({ text }) => text),
  );
  const searches = rows.map(({ text, times, last_at }) => ({
    text,
    times,
    last_at: last_at.toISOString(),
    nearest: nearestTo(near, text),
  }));
  return { searches, total, limit, offset };
};
