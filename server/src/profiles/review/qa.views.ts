import type { findQaEntries } from './qa.repository.ts';

type QaRow = Awaited<ReturnType<typeof findQaEntries>>[number];

export const qaEntryViews = (rows: readonly QaRow[]) =>
  rows.map(({ profile_qa, status, created_at, created_by_name }) => ({
    profile_qa,
    status,
    created_at: created_at.toISOString(),
    created_by_name,
  }));
