import { draftStates, type DraftState } from '@torg/protocol/agreements/agreement-life';
import type { AgreementDraft } from '@torg/protocol/agreements/agreement-shapes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aContractOfHire,
  anAgreement,
  anAgreementDraft,
  completeTerms,
  peopleOfHire,
  type HirePeople,
} from '../../agreements/agreements.fixtures.ts';
import { completeBasis } from '../../agreements/hiring-basis.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../start-test-api.ts';
import { compareCan, isAccepted, outcomes } from './compare-can.ts';

const one = '/api/main/agreements/drafts/{agreement_draft_id}' as const;
const ofAgreement = '/api/main/agreements/{agreement_id}' as const;
/** How often a draft in such a state was sent, where that is not once. */
const roundsOf: Partial<Record<DraftState, number>> = { editing: 0, changes_proposed: 2 };
type Action = Exclude<keyof AgreementDraft['can'], 'begin_again' | 'read_contract'>;

describe('the pages of drafts and agreements offer exactly what the calls allow', () => {
  let api: TestApi;
  let people: HirePeople;
  let clients: Record<string, TestClient>;
  beforeAll(async () => {
    api = await startTestApi();
    people = await peopleOfHire(api.db);
    clients = {
      buyer: await api.signedIn(people.buyer),
      company: await api.signedIn(people.companyAdmin),
      consultant: await api.signedIn(people.consultant),
      admin: await api.signedIn(people.salesAdmin),
    };
  });
  afterAll(() => api.close());

  const made = async (status: DraftState, consented: boolean) => {
    const rounds = roundsOf[status] ?? 1;
    const consent =
      consented && rounds > 0 ? { consented_round: rounds, consented_at: new Date() } : {};
    if (status === 'accepted') return (await aContractOfHire(api.db, people, consent)).draft;
    return anAgreementDraft(api.db, people, { status, rounds, ...consent });
  };
  /** Makes room for the next open draft between the same people. */
  const close = (draft: string) =>
    api.db
      .updateTable('agreement_draft')
      .set({ status: 'withdrawn', contract: null, updated_at: new Date() })
      .where('agreement_draft', '=', draft)
      .execute();

  const tries: Record<
    Action,
    (who: TestClient, params: { agreement_draft_id: string }, round: number) => Promise<unknown>
  > = {
    edit: (who, params) =>
      who.call(`PUT ${one}`, {
        params,
        body: { agreement_form_data: completeTerms(), revision: 0 },
      }),
    edit_hiring_basis: (who, params) =>
      who.call(`PUT ${one}/hiring-basis`, {
        params,
        body: { hiring_basis: completeBasis, revision: 0 },
      }),
    send: (who, params) => who.call(`POST ${one}/send`, { params, body: { revision: 0 } }),
    propose_changes: (who, params) =>
      who.call(`POST ${one}/propose-changes`, {
        params,
        body: { agreement_form_data: completeTerms(), revision: 0 },
      }),
    accept: (who, params) => who.call(`POST ${one}/accept`, { params, body: { revision: 0 } }),
    decline: (who, params) => who.call(`POST ${one}/decline`, { params, body: { reason: 'Nei' } }),
    withdraw: (who, params) => who.call(`POST ${one}/withdraw`, { params }),
    consent: (who, params, round) =>
      who.call(`POST ${one}/consent`, { params, body: { round: Math.max(1, round) } }),
  };

  it.each(Object.keys(tries) as Action[])('%s', async (action) => {
    const compared = compareCan();
    const asksConsent = action === 'accept' || action === 'consent';
    for (const status of draftStates) {
      for (const consented of asksConsent ? [false, true] : [false]) {
        for (const [name, who] of Object.entries(clients)) {
          const draft = await made(status, consented);
          const params = { agreement_draft_id: draft };
          const { body, status: readable } = await who.call(`GET ${one}`, { params });
          const offered = readable === 200 && body.can[action];
          const answer = await tries[action](who, params, body.rounds?.length ?? 1);
          const isAllowed = isAccepted(answer as { status: number });
          // A yes that was said already changes nothing and is not refused.
          const isAgain = action === 'consent' && consented && isAllowed;
          const key = `${action} ${status} ${consented} by ${name}`;
          compared.note(key, offered, isAgain ? false : isAllowed);
          await close(draft);
        }
      }
    }
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });

  it('the contract of a draft and of an agreement', async () => {
    const compared = compareCan();
    const contract = '/api/contracts/client/contracts/{contract_id}' as const;
    const { draft, contract: id } = await aContractOfHire(api.db, people);
    const agreement_id = await anAgreement(api.db, people);
    const signing = await aContractOfHire(api.db, people);
    const { email } = await api.db
      .selectFrom('account')
      .select('email')
      .where('account', '=', people.consultant)
      .executeTakeFirstOrThrow();
    await api.db
      .updateTable('contract_signatory')
      .set({ email })
      .where('contract', '=', signing.contract)
      .where('side', '=', 'recipient')
      .execute();
    for (const [name, who] of Object.entries(clients)) {
      const ofDraft = await who.call(`GET ${one}`, { params: { agreement_draft_id: draft } });
      const read = await who.call(`GET ${contract}`, { params: { contract_id: id } });
      const signed = await who.call(`GET ${one}`, {
        params: { agreement_draft_id: signing.draft },
      });
      const readBySigner = await who.call(`GET ${contract}`, {
        params: { contract_id: signing.contract },
      });
      const key = `where the consultant signs, by ${name}`;
      compared.note(key, signed.body.can.read_contract, isAccepted(readBySigner));
      compared.note(`draft by ${name}`, ofDraft.body.can.read_contract, isAccepted(read));
      const { body } = await who.call(`GET ${ofAgreement}`, { params: { agreement_id } });
      const { contract_id } = body;
      const ofSigned = await who.call(`GET ${contract}`, { params: { contract_id } });
      compared.note(`agreement by ${name}`, body.can.read_contract, isAccepted(ofSigned));
    }
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });

  it('end, extension and wish of agreements', async () => {
    const compared = compareCan();
    const scopes = {
      upcoming: { startDate: '2098-01-01', endDate: '2098-12-31' },
      current: { startDate: '2020-01-01', endDate: '2098-12-31' },
      over: { startDate: '2020-01-01', endDate: '2020-12-31' },
    };
    const { assignment, ...rest } = completeTerms();
    const { scope: typical, paymentTerms } = assignment;
    for (const [phase, days] of Object.entries(scopes)) {
      const scope = { ...typical, ...days };
      const terms = { ...assignment, scope, paymentTerms: { ...paymentTerms, adjustments: [] } };
      for (const [name, who] of Object.entries(clients)) {
        const form = { ...rest, assignment: terms };
        const params = { agreement_id: await anAgreement(api.db, people, { form }) };
        const { body } = await who.call(`GET ${ofAgreement}`, { params });
        const wish = await who.call(`PUT ${ofAgreement}/wish`, {
          params,
          body: { wish: 'extend' },
        });
        const extended = await who.call(`POST ${ofAgreement}/extension`, { params });
        const ended = await who.call(`POST ${ofAgreement}/end`, {
          params,
          body: { on: '2097-06-30', reason: 'Prosjektet er stanset.' },
        });
        compared.note(`wish ${phase} ${name}`, body.can.wish, isAccepted(wish));
        compared.note(`extend ${phase} ${name}`, body.can.extend, isAccepted(extended));
        compared.note(`end ${phase} ${name}`, body.can.end_early, isAccepted(ended));
      }
    }
    expect(compared.offered).toEqual(compared.allowed);
    expect(outcomes(compared)).toHaveLength(2);
  });
});
