import type { Requirement } from '@torg/protocol/assignments/assignment-shapes';
import { competencyId } from '../../src/competencies/load-competencies.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { regionId } from '../../src/regions/load-regions.ts';
import { insertRows, type Row } from '../insert-rows.ts';
import { demoAssignments } from '../data/assignments.ts';
import type { DemoAssignment } from '../data/demo.types.ts';
import { timesOf } from './assignment-times.ts';
import type { Moments } from './moments.ts';
import { attachedFile, type DemoFile } from './files/demo-files.ts';
import { accountId, assignmentId, fileId, organizationId } from './demo-ids.ts';

const requirementsOf = ({ requirements }: DemoAssignment): Requirement[] =>
  (['must', 'should'] as const).flatMap((kind) =>
    (requirements?.[kind] ?? []).map((text) => ({ kind, text })),
  );

/** The author is the first editor. */
export const authorOf = ({ editors: [first] }: DemoAssignment): string | null =>
  first === undefined ? null : accountId(first);

const filled = (text: string): string | null => (text === '' ? null : text);

function daysOf(row: DemoAssignment, { day }: Moments) {
  const at = (offset: number | null | undefined) => (offset == null ? null : day(offset));
  return {
    start_date: at(row.startDateOffsetDays),
    abidance_deadline: at(row.abidanceOffsetDays),
    admin_deadline: at(row.adminDeadlineOffsetDays),
    deadline_kind: row.deadline?.kind ?? null,
    deadline_date: row.deadline?.kind === 'date' ? day(row.deadline.offsetDays) : null,
  };
}

function assignmentRow(row: DemoAssignment, moments: Moments): Row<'assignment'> {
  const { created, published, updated } = timesOf(row, moments);
  return {
    assignment: assignmentId(row.key),
    organization: organizationId(row.companyKey),
    state: row.state,
    assignment_type: row.type,
    title: row.title,
    description: row.description,
    discipline: row.discipline,
    requirements: requirementsOf(row),
    duration: filled(row.duration),
    terms_and_conditions: filled(row.termsAndConditions),
    percent: row.percent,
    allow_remote_work: row.allowRemoteWork,
    region: row.regionCode === null ? null : regionId(row.regionCode),
    place_description: filled(row.placeDescription),
    external_url: row.externalUrl ?? null,
    close_reason: row.closeReason ?? null,
    ...daysOf(row, moments),
    public_date: published,
    revision: 1,
    created_at: created,
    created_by: authorOf(row),
    updated_at: updated,
    updated_by: authorOf(row),
  };
}

const competencyRows = (row: DemoAssignment) =>
  [
    ...row.roles.map((key) => competencyId('role', key)),
    ...row.skills.map((key) => competencyId('skill', key)),
  ].map((competency, position) => ({ assignment: assignmentId(row.key), competency, position }));

function personRows(
  row: DemoAssignment,
  keys: readonly string[],
  { created_at }: { created_at: Date },
) {
  const assignment = assignmentId(row.key);
  return keys.map((key, position) => ({
    assignment,
    account: accountId(key),
    position,
    created_at,
  }));
}

const attachmentKey = (row: DemoAssignment, place: number): string =>
  `assignment:${row.key}:${place}`;

/** The files of assignments, uploaded while the drafts were written. */
export const assignmentFiles = (moments: Moments): DemoFile[] =>
  demoAssignments.flatMap((row) =>
    (row.attachments ?? []).map((attachment, place) =>
      attachedFile(attachment, {
        key: attachmentKey(row, place),
        purpose: 'assignment',
        uploadedBy: authorOf(row),
        createdAt: timesOf(row, moments).created,
      }),
    ),
  );

const attachmentRows = (row: DemoAssignment, created_at: Date) =>
  (row.attachments ?? []).map((_, place) => ({
    assignment: assignmentId(row.key),
    file: fileId(attachmentKey(row, place)),
    created_at: new Date(created_at.getTime() + place),
  }));

export async function loadAssignments(db: Db, moments: Moments): Promise<void> {
  const all = demoAssignments.map((row) => ({ row, created_at: timesOf(row, moments).created }));
  const people = (pick: (row: DemoAssignment) => readonly string[]) =>
    all.flatMap(({ row, created_at }) => personRows(row, pick(row), { created_at }));
  const rows = demoAssignments.map((row) => assignmentRow(row, moments));
  await insertRows(db, 'assignment', rows);
  await insertRows(db, 'assignment_competency', demoAssignments.flatMap(competencyRows));
  await insertRows(
    db,
    'assignment_editor',
    people(({ editors }) => editors),
  );
  await insertRows(
    db,
    'assignment_contact',
    people(({ contacts }) => contacts),
  );
  await insertRows(
    db,
    'assignment_invited',
    people(({ invited = [] }) => invited),
  );
  const attached = all.flatMap(({ row, created_at }) => attachmentRows(row, created_at));
  await insertRows(db, 'assignment_attachment', attached);
}
