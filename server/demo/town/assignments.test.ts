import { limits } from '@torg/protocol/limits';
import { disciplines } from '@torg/protocol/terms';
import { describe, expect, it } from 'vitest';
import { townAssignments } from './assignments.ts';
import { townInterests } from './threads.ts';
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
import { townBuyers, townConsultants } from './people.ts';
import type { TownAssignment } from './town.types.ts';
import { townViews } from './views.ts';

const wasPublished = (row: TownAssignment) => row.state !== 'draft';

describe('assignments of the town', () => {
  const companyOfBuyer = new Map(townBuyers.map(({ key, companyKey }) => [key, companyKey]));

  it('are sixty, in every state, of both types and of every discipline in both countries', () => {
    expect(countBy(townAssignments.map(({ state }) => state))).toEqual({
      draft: 8,
      published: 34,
      unpublished: 12,
      closed: 6,
    });
    expect(townAssignments.filter(({ type }) => type === 'direct')).toHaveLength(5);
    for (const country of ['NO', 'SE']) {
      const shown = townAssignments
        .filter((row) => wasPublished(row) && companyOf.get(row.companyKey)?.country === country)
        .map(({ discipline }) => discipline);
      expect(new Set(shown)).toEqual(new Set(disciplines));
    }
  });

  it('show every kind of deadline, expired ones among those still published', () => {
    const deadlines = townAssignments
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
    const strangers = townAssignments.flatMap((row) => [
      ...[...row.editors, ...row.contacts].filter(
        (key) => companyOfBuyer.get(key) !== row.companyKey,
      ),
      ...row.roles.filter((key) => !roleKeys.has(key)),
      ...row.skills.filter((key) => !skillKeys.has(key)),
      ...[row.regionCode ?? []].flat().filter((code) => !regionCodes.has(code)),
    ]);
    expect(strangers).toEqual([]);
    expect(townAssignments.filter(({ editors }) => editors.length === 0)).toEqual([]);
  });

  it('would pass the rules of publishing when they were published', () => {
    const { title, description, roles, skills, percent } = limits.assignment;
    const unready = townAssignments.filter(wasPublished).filter((row) => {
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
    const odd = townAssignments.filter(({ type, invited = [] }) => {
      const active = invited.filter((key) => consultantOf.get(key)?.standing.active);
      return active.length !== invited.length || (type === 'direct') !== invited.length > 0;
    });
    expect(odd.map(({ key }) => key)).toEqual([]);
  });

  it('were written, published and taken down in that order, within ninety days', () => {
    const odd = townAssignments.filter((row) => {
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
    expect(repeated(townAssignments.map(({ key }) => key))).toEqual([]);
    expect(repeated(townAssignments.map(({ description }) => description))).toEqual([]);
    expect(repeated(townAssignments.map(({ title }) => title))).toEqual([]);
  });

  it('are opened by more people than answered them, and not more than may see them', () => {
    expect(townViews.map((row) => row.assignment)).toEqual(
      townAssignments.filter(wasPublished).map(({ key }) => key),
    );
    const readers = townConsultants.filter(({ standing }) => standing.verified).length;
    const odd = townViews.filter((row) => {
      const senders = townInterests.filter((interest) => interest.assignment === row.assignment);
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
