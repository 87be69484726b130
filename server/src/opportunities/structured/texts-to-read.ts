import type { Db } from '../../platform/database/tables.ts';
import { findTexts, type NeedText } from '../contexts/contexts.repository.ts';

/** So much is read of a need; no advertisement or tender's description is longer. */
const mostCharacters = 200_000;

/** The texts of a need as they are asked about, in their order. */
export async function textsToRead(db: Db, opportunity: string): Promise<NeedText[]> {
  let room = mostCharacters;
  const texts: NeedText[] = [];
  for (const { context_id, text } of await findTexts(db, opportunity)) {
    if (room <= 0) break;
    texts.push({ context_id, text: text.slice(0, room) });
    room -= text.length;
  }
  return texts;
}
