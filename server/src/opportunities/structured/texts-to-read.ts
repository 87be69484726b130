import type { Db } from '../../platform/database/tables.ts';
import { findTexts, type NeedText } from '../contexts/contexts.repository.ts';

/** So much is read of a need; no advertisement or tender's description is longer. */
const mostCharacters = 200_000;

/** The texts as they are asked about, in their order. */
export function fitting(all: readonly NeedText[]): NeedText[] {
  let room = mostCharacters;
  const texts: NeedText[] = [];
  for (const { context_id, text } of all) {
    if (room <= 0) break;
    texts.push({ context_id, text: text.slice(0, room) });
    room -= text.length;
  }
  return texts;
}

/** The texts of a need as they are asked about. */
export const textsToRead = async (db: Db, opportunity: string): Promise<NeedText[]> =>
  fitting(await findTexts(db, opportunity));
