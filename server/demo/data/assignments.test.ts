import { limits } from '@torg/protocol/limits';
import { disciplines } from '@torg/protocol/terms';
import { describe, expect, it } from 'vitest';
import { demoAssignments } from './assignments.ts';
import { demoInterests } from './threads/threads.ts';
import {
  assignmentOf,
  companyOf,
  consultantOf,
  countBy,
  regionCodes,
  repeated,
  roleKeys,
  skillKeys,
} from './lookup.ts';
import { demoBuyers, demoConsultants } from './people.ts';
import type { DemoAssignment } from './demo.types.ts';
import { demoViews } from './views.ts';

const wasPublished = (row: DemoAssignment) => row.state !== 'draft';

describe('assignments of the demo data', () => {
  const companyOfBuyer = new Map(demoBuyers.map(({ key, companyKey }) => [key, companyKey]));

  it('are sixty, in every state, of both types and of every discipline in both countries', () => {
    expect(countBy(demoAssignments.map(({ state }) => state))).toEqual({
      draft: 8,
      published: 34,
      unpublished: 12,
      closed: 6,
    });
    expect(demoAssignments.filter(({ type }) => type === 'direct')).toHaveLength(5);
    for (const country of ['NO', 'SE']) {
      const shown = demoAssignments
        .filter((row) => wasPublished(row) && companyOf.get(row.companyKey)?.country === country)
        .map(({ discipline }) => discipline);
      expect(new Set(shown)).toEqual(new Set(disciplines));
    }
  });

  it('show every kind of deadline, expired ones among those still published', () => {
    const deadlines = demoAssignments
      .filter(({ state }) => state === 'published')
      .map(({ deadline }) => deadline);
    expect(new Set(deadlines.map((deadline) => deadline?.kind))).toEqual(
      new Set(['date', 'continuous', 'asap']),
    );
    const expired = deadlines.filter(
      (deadline) => deadline?.kind === 'date' && deadline.offsetDays < 0,
    );
    expect(expired.length).toBeGreaterThanOrEqual(4);
  });

  it('name buyers of their own company, known competencies and official regions', () => {
    const strangers = demoAssignments.flatMap((row) => [
      ...[...row.editors, ...row.contacts].filter(
        (key) => companyOfBuyer.get(key) !== row.companyKey,
      ),
      ...row.roles.filter((key) => !roleKeys.has(key)),
      ...row.skills.filter((key) => !skillKeys.has(key)),
      ...[row.regionCode ?? []].flat().filter((code) => !regionCodes.has(code)),
    ]);
    expect(strangers).toEqual([]);
    expect(demoAssignments.filter(({ editors }) => editors.length === 0)).toEqual([]);
  });

  it('would pass the rules of publishing when they were published', () => {
    const { title, description, roles, skills, percent } = limits.assignment;
    const unready = demoAssignments.filter(wasPublished).filter((row) => {
      const lastDay = row.deadline?.kind === 'date' ? row.deadline.offsetDays : -Infinity;
      const fits =
        row.title.length >= title.min &&
        row.title.length <= title.max &&
        row.description.length >= description.min &&
        row.roles.length + row.skills.length > 0 &&
        row.roles.length <= roles &&
        row.skills.length <= skills &&
        (row.percent ?? 0) >= percent.min &&
        (row.percent ?? Infinity) <= percent.max &&
        row.deadline !== null &&
        (row.allowRemoteWork || row.regionCode !== null) &&
        (row.abidanceOffsetDays ?? Infinity) >= lastDay;
      return !fits;
    });
    expect(unready.map(({ key }) => key)).toEqual([]);
  });

  it('invite active consultants when they are direct, and nobody when they are public', () => {
    const odd = demoAssignments.filter(({ type, invited = [] }) => {
      const active = invited.filter((key) => consultantOf.get(key)?.status.active);
      return active.length !== invited.length || (type === 'direct') !== invited.length > 0;
    });
    expect(odd.map(({ key }) => key)).toEqual([]);
  });

  it('were written, published and unpublished in that order, within ninety days', () => {
    const odd = demoAssignments.filter((row) => {
      const { createdOffsetDays: created, publishedOffsetDays: published } = row;
      const { unpublishedOffsetDays: unpublished } = row;
      const times = [-90, created, published ?? created, unpublished ?? 0, 0];
      const ordered = times.every((time, index) => time >= (times[index - 1] ?? -90));
      const complete =
        wasPublished(row) === (published !== undefined) &&
        ['unpublished', 'closed'].includes(row.state) === (unpublished !== undefined) &&
        (row.state === 'closed') === (row.closeReason !== undefined);
      return !ordered || !complete;
    });
    expect(odd.map(({ key }) => key)).toEqual([]);
  });

  it('never share a description or a title', () => {
    expect(repeated(demoAssignments.map(({ key }) => key))).toEqual([]);
    expect(repeated(demoAssignments.map(({ description }) => description))).toEqual([]);
    expect(repeated(demoAssignments.map(({ title }) => title))).toEqual([]);
  });

  it('are opened by more people than answered them, but by no more than may see them', () => {
    expect(demoViews.map((row) => row.assignment)).toEqual(
      demoAssignments.filter(wasPublished).map(({ key }) => key),
    );
    const readers = demoConsultants.filter(({ status }) => status.verified).length;
    const odd = demoViews.filter((row) => {
      const senders = demoInterests.filter((interest) => interest.assignment === row.assignment);
      const most = assignmentOf.get(row.assignment)?.invited?.length ?? readers;
      const fits =
        row.views >= row.uniqueViewers &&
        row.uniqueViewers >= senders.length &&
        row.uniqueViewers <= most;
      return !fits;
    });
    expect(odd).toEqual([]);
  });
});
