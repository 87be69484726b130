import type {
  FlowcaseDeletion,
  FlowcaseImport,
  FlowcaseImportRow,
  FlowcaseLink,
  FlowcaseSync,
} from '@torg/protocol/flowcase/flowcase-shapes';
import type { Selectable } from 'kysely';
import { imageUrl } from '../files/files.queries.ts';
import type { FlowcaseDeletionTable } from './flowcase.tables.ts';
import type { ImportListRow, ImportRow } from './importing/imports.repository.ts';
import type { LinkListRow } from './links/links.repository.ts';
import type { SyncRow } from './syncing/syncs.repository.ts';

const moment = (date: Date | null): string | null => date?.toISOString() ?? null;

export const importView = (row: ImportListRow): FlowcaseImport => ({
  flowcase_import: row.flowcase_import,
  consultant_company: row.organization,
  status: row.finished_at === null ? 'pending' : 'done',
  created_at: row.created_at.toISOString(),
  finished_at: moment(row.finished_at),
  created_by_name: row.created_by_name,
  counts: {
    pending: row.pending,
    imported: row.imported,
    linked: row.linked,
    failed: row.failed,
  },
});

export const importRowView = (row: ImportRow): FlowcaseImportRow => ({
  user_id: row.user_id,
  name: row.name,
  email: row.email,
  qa_discipline: row.qa_discipline,
  status: row.status,
  error: row.error,
  profile: row.profile,
  review: row.review,
});

export const syncView = (row: SyncRow & { started_by_name: string | null }): FlowcaseSync => ({
  status: row.status,
  failure: row.failure,
  started_at: row.started_at.toISOString(),
  finished_at: moment(row.finished_at),
  started_by_name: row.started_by_name,
  read: row.read,
  changed: row.changed,
  failed: row.failed,
});

export const linkView = (row: LinkListRow): FlowcaseLink => ({
  flowcase_link: row.flowcase_link,
  user_id: row.user_id,
  name: row.name,
  profile: {
    account: row.profile,
    name: row.profile_name,
    title: row.title,
    image_url: imageUrl(row.image_file),
  },
  sync_enabled: row.sync_enabled,
  cv_updated_at: moment(row.cv_updated_at),
  synced_at: moment(row.synced_at),
  failure: row.failure,
  conflicts: row.conflicts,
  waiting_qa_discipline: row.qa_discipline,
});

export type DeletionRow = Selectable<FlowcaseDeletionTable> & { deleted_by_name: string | null };

export const deletionView = (row: DeletionRow): FlowcaseDeletion => ({
  flowcase_deletion: row.flowcase_deletion,
  consultant_company: row.organization,
  name: row.name,
  deleted_at: row.deleted_at.toISOString(),
  deleted_by_name: row.deleted_by_name,
  remove_touched: row.remove_touched,
  removed: row.removed,
});
