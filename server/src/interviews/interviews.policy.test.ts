import { interviewLife } from '@torg/protocol/interviews/interview-life';
import { describe, expect, it } from 'vitest';
import { moveCases } from '../testing/move-cases.ts';
import {
  can,
  interviewMoves,
  isOver,
  mayInvite,
  mayRead,
  maySeeNeed,
  type InterviewFacts,
} from './interviews.policy.ts';

const as = (fields: object) => ({
  ...{ account: 'me', role: 'consultant' as const, isAdminInCompany: false },
  organization: 'elsewhere' as string | null,
  ...fields,
});
const buyer = { role: 'consultant_buyer' as const };
const actors = {
  admin: as({ role: 'admin', organization: null }),
  editor: as({ ...buyer, organization: 'client' }),
  colleague: as({ ...buyer, account: 'colleague', organization: 'client' }),
  otherBuyer: as(buyer),
  consultant: as({ account: 'ida', organization: 'company' }),
  companyAdmin: as({ isAdminInCompany: true, organization: 'company' }),
  otherCompanyAdmin: as({ isAdminInCompany: true }),
  sameCompany: as({ organization: 'company' }),
};
type Who = keyof typeof actors;
const everybody = Object.keys(actors) as Who[];

const now = new Date('2026-11-24T09:00:00Z');
const about = (who: Who, fields: Partial<InterviewFacts> = {}): InterviewFacts => ({
  ...{ state: 'offered', account: 'ida', organization: 'company', company: 'client' },
  ...{ is_need: false, is_editor: who === 'editor', is_person: who === 'editor' },
  times: [{ interview_time: 'one', starts_at: '2026-12-01T09:00:00.000Z', minutes: 45 }],
  ...{ starts_at: null, minutes: null },
  ...fields,
});
const those = (may: (who: Who) => boolean): Who[] => everybody.filter(may);

describe('an interview about an assignment', () => {
  it('is offered by its editors and by admins', () => {
    const inviting = those((who) => mayInvite(actors[who], about(who)));
    expect(inviting).toEqual(['admin', 'editor']);
  });
  it('is read by both sides, and by a colleague who takes part', () => {
    const reading = those((who) => mayRead(actors[who], about(who)));
    expect(reading).toEqual(['admin', 'editor', 'consultant', 'companyAdmin']);
    expect(mayRead(actors.colleague, about('colleague', { is_person: true }))).toBe(true);
  });
});

describe('an interview about a need', () => {
  const need = { is_need: true, is_editor: false, is_person: false };
  it('is offered by all buyers of its company, and the need is seen by nobody else', () => {
    const inviting = those((who) => mayInvite(actors[who], about(who, need)));
    expect(inviting).toEqual(['admin', 'editor', 'colleague']);
    expect(those((who) => maySeeNeed(actors[who], about(who, need)))).toEqual(inviting);
  });
  it('of Torg’s own is offered by admins alone', () => {
    const own = { ...need, company: null };
    expect(those((who) => mayInvite(actors[who], about(who, own)))).toEqual(['admin']);
  });
});

const parties = {
  admin: ['admin'],
  editor: ['editor'],
  consultant: ['consultant'],
  companyAdmin: ['company_admin'],
} as const;

describe.each(moveCases(interviewLife))(
  '$move from $state',
  ({ move, state, isOpen, isMoveOf }) => {
    it('is for the parties of the table, and nobody else', () => {
      for (const who of everybody) {
        const facts = about(who, { state });
        const party = who in parties ? parties[who as keyof typeof parties] : [];
        const may = isMoveOf(party);
        expect(interviewMoves.may(actors[who], facts, move), who).toBe(may);
        expect(interviewMoves.can(actors[who], facts, move), who).toBe(may && isOpen);
      }
    });
  },
);

describe('once its time has passed', () => {
  const booked = { state: 'booked' as const, minutes: 45 };
  const starts_at = new Date('2026-11-24T08:15:00Z');
  it('an interview is over, to the minute, and nobody changes it', () => {
    const facts = about('editor', { ...booked, starts_at });
    expect(isOver(facts, now)).toBe(true);
    expect(isOver(facts, new Date(now.getTime() - 1))).toBe(false);
    expect(can(actors.editor, facts, now)).toMatchObject({ move: false, cancel: false });
  });
  it('nobody takes one of the times that were offered, but others can be wanted', () => {
    const late = new Date('2026-12-02T09:00:00Z');
    const allowed = can(actors.consultant, about('consultant'), late);
    expect(allowed).toMatchObject({ take: false, wantOthers: true, decline: true });
  });
});
