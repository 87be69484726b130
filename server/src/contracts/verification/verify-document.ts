import type { signingCalls } from '@torg/protocol/contracts/signing';
import { sql } from 'kysely';
import type { Handler } from '../../platform/handler.ts';

/** Says only whether and when, to whoever has the PDF itself. */
export const verifyDocument: Handler<typeof signingCalls.verifyDocument> = async (
  { db },
  { body: { sha256 } },
) => {
  const { rows } = await sql<{ completed_at: Date | null }>`
    select completed_at from contract where status = 'completed'
      and (sealed_hash = ${sha256} or document_hash = ${sha256})
    order by completed_at limit 1`.execute(db);
  const [row] = rows;
  if (row === undefined) return { result: 'unknown', signed_at: null };
  return { result: 'signed', signed_at: row.completed_at?.toISOString() ?? null };
};
