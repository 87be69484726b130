import type { OpportunityContext } from '@torg/protocol/opportunities/opportunity-shapes';
import type { ContextRow } from './contexts.repository.ts';

export function contextView(row: ContextRow): OpportunityContext {
  const { context_id, created_at, content } = row;
  if (content !== null) return { context_id, created_at, content };
  return {
    context_id,
    created_at,
    s3_key: row.storage_key ?? '',
    filename: row.file_name ?? '',
    mime_type: row.media_type ?? '',
    text_status: row.text_status ?? 'pending',
    text_failure: row.text_failure,
    text: row.text,
    virus_check: row.virus_check ?? 'passed',
  };
}
