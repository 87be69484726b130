import { agreementDraftLife, type DraftState } from '@torg/protocol/agreements/agreement-life';
import { isOpenFrom } from '@torg/protocol/lifecycle';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import {
  anAgreementDraft,
  completeTerms,
  peopleOfHire,
  type HirePeople,
} from '../agreements.fixtures.ts';

const one = '/api/main/agreements/drafts/{agreement_draft_id}' as const;

let api: TestApi;
let people: HirePeople;
let as: Record<Who, TestClient>;
beforeAll(async () => {
  api = await startTestApi();
  people = await peopleOfHire(api.db);
  as = {
    buyer: await api.signedIn(people.buyer),
    company: await api.signedIn(people.companyAdmin),
    consultant: await api.signedIn(people.consultant),
  };
});
afterAll(() => api.close());

type Who = 'buyer' | 'company' | 'consultant';
const whats = ['send', 'propose_changes', 'accept', 'decline', 'withdraw', 'consent'] as const;
interface Step {
  who: Who;
  what: (typeof whats)[number];
}

interface Model {
  status: DraftState;
  revision: number;
  rounds: number;
  /** the consultant has said yes to what is in the last round */
  isAgreed: boolean;
}
const begin: Model = { status: 'editing', revision: 0, rounds: 0, isAgreed: false };

/** A consultant who does not run the company is no party of the table. */
const partyOf = { buyer: 'client', company: 'provider', consultant: 'nobody' } as const;
const isRound = (what: Step['what']): boolean => what === 'send' || what === 'propose_changes';

/** What the table of states says of a step that was taken with this revision in view. */
function after(model: Model, { who, what }: Step, seen: number = model.revision): Model {
  const { status, rounds, isAgreed } = model;
  if (what === 'consent') {
    const isOpen = status === 'sent' || status === 'changes_proposed';
    return who === 'consultant' && isOpen ? { ...model, isAgreed: true } : model;
  }
  const accept = who === 'company' ? 'accept' : 'accept_changes';
  const move = what === 'accept' ? accept : what;
  const { by, to } = agreementDraftLife.moves[move];
  const isParty = (by as readonly string[]).includes(partyOf[who]);
  if (!isParty || !isOpenFrom(agreementDraftLife, status, move)) return model;
  if ((isRound(what) || what === 'accept') && seen !== model.revision) return model;
  if (what === 'accept' && !isAgreed) return model;
  if (!isRound(what)) return { ...model, status: to };
  return { ...model, status: to, revision: seen + 1, rounds: rounds + 1 };
}

async function take(draft: string, { who, what }: Step, seen: Model): Promise<void> {
  const params = { agreement_draft_id: draft };
  const { revision } = seen;
  const client = as[who];
  const answers = {
    send: () => client.call(`POST ${one}/send`, { params, body: { revision, message: '' } }),
    propose_changes: () =>
      client.call(`POST ${one}/propose-changes`, {
        params,
        body: { agreement_form_data: completeTerms(), revision, message: '' },
      }),
    accept: () => client.call(`POST ${one}/accept`, { params, body: { revision } }),
    decline: () => client.call(`POST ${one}/decline`, { params, body: { reason: 'Nei.' } }),
    withdraw: () => client.call(`POST ${one}/withdraw`, { params }),
    consent: () => client.call(`POST ${one}/consent`, { params, body: { round: seen.rounds } }),
  };
  const { status } = await answers[what]();
  // A round that there is none of yet is no round.
  expect([200, 400, 401, 409]).toContain(status);
}

async function stateOf(draft: string): Promise<Model> {
  const row = await api.db
    .selectFrom('agreement_draft')
    .selectAll()
    .where('agreement_draft', '=', draft)
    .executeTakeFirstOrThrow();
  const { count } = await api.db
    .selectFrom('agreement_round')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('agreement_draft', '=', draft)
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(row.rounds);
  expect(row.contract !== null).toBe(row.status === 'accepted');
  const { status, revision, rounds } = row;
  return { status, revision, rounds, isAgreed: rounds > 0 && row.consented_round === rounds };
}

async function aDraft(): Promise<string> {
  await api.db
    .updateTable('agreement_draft')
    .set({ status: 'withdrawn' })
    .where('status', 'in', ['editing', 'sent', 'changes_proposed'])
    .execute();
  return anAgreementDraft(api.db, people);
}

const step = fc.record({
  who: fc.constantFrom<Who>('buyer', 'buyer', 'company', 'company', 'consultant'),
  what: fc.constantFrom(...whats),
});
/** Steps that the table allows come often enough that drafts get far. */
const likely: Step[] = [
  { who: 'buyer', what: 'send' },
  { who: 'company', what: 'propose_changes' },
  { who: 'consultant', what: 'consent' },
];
const someSteps = fc.array(fc.oneof(fc.constantFrom(...likely), step), { maxLength: 12 });

it('any steps, repeated and in any order, end as the table of states says', async () => {
  const ends = new Set<DraftState>();
  await fc.assert(
    fc.asyncProperty(someSteps, async (taken) => {
      const draft = await aDraft();
      const doubled = taken.flatMap((one_, at) => (at % 3 === 0 ? [one_, one_] : [one_]));
      let model = begin;
      for (const next of doubled) {
        await take(draft, next, model);
        model = after(model, next);
      }
      expect(await stateOf(draft)).toEqual(model);
      ends.add(model.status);
    }),
    { numRuns: 20 },
  );
  expect(ends.size).toBeGreaterThan(2);
}, 60_000);

/** Every end that some order of these steps leads to, each with the same revision in view. */
function endsOf(model: Model, left: readonly Step[], seen: number): Set<string> {
  if (left.length === 0) return new Set([JSON.stringify(model)]);
  const ends = left.map((next, at) =>
    endsOf(after(model, next, seen), left.toSpliced(at, 1), seen),
  );
  return new Set(ends.flatMap((some) => [...some]));
}

it('steps at the same time end as they would in some order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 5 }), async (taken) => {
      const draft = await aDraft();
      let model = begin;
      for (const next of [likely[0], likely[2]] as [Step, Step]) {
        await take(draft, next, model);
        model = after(model, next);
      }
      const seen = model;
      await Promise.all(taken.map((next) => take(draft, next, seen)));
      const end = JSON.stringify(await stateOf(draft));
      expect(endsOf(seen, taken, seen.revision)).toContain(end);
    }),
    { numRuns: 12 },
  );
}, 60_000);
