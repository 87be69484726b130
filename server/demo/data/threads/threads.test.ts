import { limits } from '@torg/protocol/limits';
import { describe, expect, it } from 'vitest';
import { demoAssignments } from '../assignments.ts';
import { demoDirectThreads, demoInterests } from './threads.ts';
import { assignmentOf, consultantOf, countBy, personOf, repeated } from '../lookup.ts';
import { demoPeople } from '../people.ts';
import type { DemoAttachment, DemoInterest } from '../demo.types.ts';

describe('threads of the demo data', () => {
  const sides = ({ assignment, sender, consultants }: DemoInterest) => [
    sender,
    ...consultants.map(({ consultant }) => consultant),
    ...(assignmentOf.get(assignment)?.editors ?? []),
  ];

  it('start with interest from consultants themselves or from their company admin', () => {
    const odd = demoInterests.filter(({ sender, consultants }) => {
      const from = consultantOf.get(sender);
      const own = consultants.length === 1 && consultants[0]?.consultant === sender;
      const colleagues = consultants.every(
        (row) => consultantOf.get(row.consultant)?.companyKey === from?.companyKey,
      );
      const visible = consultants.every((row) => consultantOf.get(row.consultant)?.status.active);
      return !visible || !(own || (from?.isAdminInCompany && colleagues));
    });
    expect(odd.map(({ key }) => key)).toEqual([]);
    expect(repeated(demoInterests.map(({ key }) => key))).toEqual([]);
  });

  it('contain one interest for each assignment and consultant', () => {
    const pairs = demoInterests.flatMap((row) =>
      row.consultants.map(({ consultant: who }) => `${row.assignment} ${who}`),
    );
    expect(pairs.length).toBeGreaterThanOrEqual(70);
    expect(repeated(pairs)).toEqual([]);
  });

  it('were opened while the assignment was active, by those invited when it is direct', () => {
    const odd = demoInterests.filter(({ assignment: key, sentOffsetHours: sent, consultants }) => {
      const row = assignmentOf.get(key);
      const published = (row?.publishedOffsetDays ?? Infinity) * 24;
      const unpublished = (row?.unpublishedOffsetDays ?? 0) * 24;
      const welcome =
        row?.type === 'public' ||
        consultants.some(({ consultant: who }) => row?.invited?.includes(who));
      return sent <= published || sent >= unpublished || !welcome;
    });
    expect(odd.map(({ key }) => key)).toEqual([]);
  });

  it('go back and forth between their participants, in chronological order', () => {
    const threads = [
      ...demoInterests.map((row) => ({
        ...row,
        participants: sides(row),
        messages: [{ from: row.sender, sentOffsetHours: row.sentOffsetHours }, ...row.replies],
      })),
      ...demoDirectThreads,
    ];
    const odd = threads.filter(({ participants, messages, unreadBy = [] }) => {
      const times = [...messages.map((message) => message.sentOffsetHours), 0];
      const ordered = times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
      const authors = messages.map(({ from }) => from);
      const known = [...authors, ...unreadBy, ...participants].every(
        (key) => personOf.has(key) && participants.includes(key),
      );
      return !ordered || !known || unreadBy.includes(authors.at(-1) ?? '');
    });
    expect(odd.map(({ key }) => key)).toEqual([]);
    expect(demoInterests.filter(({ replies }) => replies.length > 0).length).toBeGreaterThan(34);
    expect(demoInterests.some(({ replies }) => replies.length === 0)).toBe(true);
    expect(demoDirectThreads).toHaveLength(8);
  });

  it('have messages that fit the limit and never repeat', () => {
    const texts = [
      ...demoInterests.flatMap((row) => row.consultants.map(({ comment }) => comment)),
      ...demoInterests.flatMap((row) => row.replies.map(({ text }) => text)),
      ...demoDirectThreads.flatMap((row) => row.messages.map(({ text }) => text)),
    ];
    expect(texts.filter((text) => text === '' || text.length > limits.message.content)).toEqual([]);
    expect(repeated(texts)).toEqual([]);
  });

  it('give each demo account enough to look at', () => {
    const keyOf = (name: string) =>
      demoPeople.find(({ email }) => email === `${name}@torg.example`)?.key ?? '';
    const unread = (name: string) =>
      [...demoInterests, ...demoDirectThreads].filter((row) => row.unreadBy?.includes(keyOf(name)));
    const edited = (name: string) =>
      demoAssignments.filter(({ editors }) => editors.includes(keyOf(name)));
    const sent = (name: string) => demoInterests.filter(({ sender }) => sender === keyOf(name));

    for (const name of ['innkjoper', 'inkopare']) {
      expect(edited(name).length).toBeGreaterThanOrEqual(8);
      expect(new Set(edited(name).map(({ state }) => state)).size).toBe(4);
    }
    expect(sent('konsulent').length).toBeGreaterThanOrEqual(5);
    for (const name of ['bedrift', 'bolag']) {
      expect(sent(name).filter((row) => row.consultants.length > 1).length).toBeGreaterThan(1);
    }
    for (const name of ['innkjoper', 'konsulent', 'bedrift', 'inkopare']) {
      expect(unread(name).length).toBeGreaterThanOrEqual(2);
    }
  });
});

describe('attachments of the demo data', () => {
  it('have a name of their kind, and content', () => {
    const files: DemoAttachment[] = [
      ...demoAssignments.flatMap(({ attachments = [] }) => attachments),
      ...demoInterests.flatMap((row) => [row, ...row.replies].flatMap((at) => at.attachment ?? [])),
      ...demoDirectThreads.flatMap((row) => row.messages.flatMap((at) => at.attachment ?? [])),
    ];
    const odd = files.filter(
      (file) => !file.name.endsWith(`.${file.kind}`) || file.text.length < 40,
    );
    expect(odd).toEqual([]);
    expect(countBy(files.map(({ kind }) => kind))).toMatchObject({ pdf: expect.any(Number) });
  });
});
