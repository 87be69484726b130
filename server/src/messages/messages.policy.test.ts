import { describe, expect, it } from 'vitest';
import { mayRead, maySend, mayWriteTo, type RecipientFacts } from './messages.policy.ts';

const admin = { account: 'admin', role: 'admin', organization: null } as const;
const buyer = { account: 'buyer', role: 'consultant_buyer', organization: 'client' } as const;
const consultant = { account: 'me', role: 'consultant', organization: 'company' } as const;

const aPerson = (about: Partial<RecipientFacts>): RecipientFacts => ({
  account: 'somebody',
  role: 'consultant',
  verified: true,
  organization: 'elsewhere',
  visible: false,
  runsConsultantCompany: false,
  isSalesAdmin: false,
  sharesThread: false,
  ...about,
});

describe('who may write to whom', () => {
  const rows: [
    string,
    Partial<RecipientFacts>,
    Record<'admin' | 'buyer' | 'consultant', boolean>,
  ][] = [
    ['a hidden consultant', {}, { admin: true, buyer: false, consultant: false }],
    ['a visible consultant', { visible: true }, { admin: true, buyer: true, consultant: false }],
    [
      'a company admin of consultants',
      { runsConsultantCompany: true },
      { admin: true, buyer: true, consultant: false },
    ],
    [
      'a visible consultant who is not verified',
      { visible: true, verified: false },
      { admin: true, buyer: false, consultant: false },
    ],
    [
      'a colleague at the client',
      { role: 'consultant_buyer', organization: 'client' },
      { admin: true, buyer: true, consultant: false },
    ],
    [
      'a colleague at the consultant company',
      { organization: 'company' },
      { admin: true, buyer: false, consultant: true },
    ],
    [
      'a colleague who is not verified',
      { organization: 'company', verified: false },
      { admin: true, buyer: false, consultant: false },
    ],
    [
      'a buyer elsewhere',
      { role: 'consultant_buyer' },
      { admin: true, buyer: false, consultant: false },
    ],
    [
      'somebody who shares a thread with the writer',
      { role: 'consultant_buyer', sharesThread: true },
      { admin: true, buyer: true, consultant: true },
    ],
    [
      'the sales admin',
      { role: 'admin', organization: null, isSalesAdmin: true },
      { admin: true, buyer: true, consultant: true },
    ],
    [
      'any other admin',
      { role: 'admin', organization: null },
      { admin: true, buyer: false, consultant: false },
    ],
  ];

  for (const [who, about, expected] of rows) {
    it(`${who} can be written to by the right people`, () => {
      const person = aPerson(about);
      expect({
        admin: mayWriteTo(admin, person),
        buyer: mayWriteTo(buyer, person),
        consultant: mayWriteTo(consultant, person),
      }).toEqual(expected);
    });
  }

  it('nobody writes to themself', () => {
    for (const writer of [admin, buyer, consultant]) {
      const self = aPerson({ ...writer, visible: true, sharesThread: true });
      expect(mayWriteTo(writer, self)).toBe(false);
    }
  });

  it('people without a company are not colleagues', () => {
    const alone = { ...consultant, organization: null };
    expect(mayWriteTo(alone, aPerson({ organization: null }))).toBe(false);
  });
});

describe('rights in a thread', () => {
  const thread = { participants: ['buyer', 'me'] };

  it('are those of its participants, and not of admins', () => {
    expect(mayRead(buyer, thread)).toBe(true);
    expect(maySend(buyer, thread)).toBe(true);
    expect(mayRead(admin, thread)).toBe(false);
    expect(maySend(admin, thread)).toBe(false);
  });

  it('let nobody write where nobody else is left to read', () => {
    const left = { participants: ['me'] };
    expect(mayRead(consultant, left)).toBe(true);
    expect(maySend(consultant, left)).toBe(false);
  });
});
