import { randomUUID } from 'node:crypto';
import { lifecycle } from '@torg/protocol/lifecycle';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { statesPage } from '../../../../tools/docs/states.ts';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { listChanges } from '../../events/list-changes.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import type { Actor } from '../../platform/actor.ts';
import type { ReadContext } from '../../platform/handler.ts';
import { defineJob } from '../../platform/jobs/job-definition.ts';
import type { Movable, MoveContext } from '../../platform/moves/movable.ts';
import { movePolicy } from '../../platform/moves/move-policy.ts';
import { asSystem, moveAll, moveOne } from '../../platform/move.ts';
import { Refusal } from '../../platform/refusal.ts';
import { stateColumn } from '../../platform/moves/state-column.ts';
import { moveCases } from '../move-cases.ts';
import { startTestApi, type TestApi } from '../start-test-api.ts';

interface SigningTable {
  signing: string;
  organization: string;
  state: 'sent' | 'signed' | 'recalled';
  note: string | null;
}
declare module '../../platform/database/tables.ts' {
  interface Tables {
    test_signing: SigningTable;
  }
}

// All that a domain writes of a thing with a state: a provider signs, an admin calls it back.
const signingLife = lifecycle({
  thing: 'signing',
  initial: 'sent',
  states: ['sent', 'signed', 'recalled'],
  done: ['signed'],
  missing: 'not_found',
  refusal: 'assignment_state_does_not_allow',
  moves: {
    sign: { from: ['sent'], to: 'signed', by: ['system'], event: 'signed_agreement' },
    recall: {
      from: ['sent'],
      to: 'recalled',
      by: ['admin'],
      event: 'recalled_agreement',
      reason: ['wrong_text', 'wrong_person'],
      idempotent: true,
    },
  },
});
const signingMoves = movePolicy(signingLife, {
  stateOf: ({ state }: SigningTable) => state,
  parties: { admin: ({ role }: Pick<Actor, 'role'>) => role === 'admin' },
});
interface Note {
  note: string;
}
const signings: Movable<typeof signingLife, SigningTable, Note> = {
  life: signingLife,
  policy: signingMoves,
  ...stateColumn('test_signing', { id: 'signing', state: 'state' }),
  fields: { state: 'status', reason: 'close_reason' },
  history: ({ organization }) => ({ object: { kind: 'organization', id: organization } }),
};

type AsWhom = Actor | 'system';
const isSystem = (who: AsWhom): who is 'system' => who === 'system';

describe('a thing whose states are a table', () => {
  let api: TestApi;
  let organization: string;
  let admin: Actor;
  let buyer: Actor;

  beforeAll(async () => {
    api = await startTestApi();
    await sql`create table test_signing (
      signing uuid primary key, organization uuid not null, note text,
      state text not null check (state in ('sent', 'signed', 'recalled')))`.execute(api.db);
    organization = await anOrganization(api.db);
    const who = async (role: 'admin' | 'consultant_buyer') =>
      ({ account: await anAccount(api.db, { role }), role }) as Actor;
    admin = await who('admin');
    buyer = await who('consultant_buyer');
  });
  afterAll(async () => {
    await sql`drop table test_signing`.execute(api.db);
    await api.close();
  });

  async function aSigning(state: SigningTable['state'] = 'sent'): Promise<string> {
    const signing = randomUUID();
    await api.db
      .insertInto('test_signing')
      .values({ signing, organization, state, note: null })
      .execute();
    return signing;
  }
  const rowOf = (signing: string) =>
    api.db
      .selectFrom('test_signing')
      .selectAll()
      .where('signing', '=', signing)
      .executeTakeFirstOrThrow();

  /** As a job has it: in a transaction of its own, with all that may come of it. */
  async function changing<T>(
    who: AsWhom,
    change: (context: MoveContext<AsWhom>) => Promise<T>,
  ): Promise<T> {
    const answers: T[] = [];
    const job = defineJob({
      name: 'move-for-test',
      input: z.object({}),
      run: ({ transaction, now }) =>
        transaction(async (db, then) => {
          const context = { db, now: now(), ...then };
          const asOne = isSystem(who) ? asSystem(context) : { ...context, actor: who };
          answers.push(await change(asOne));
        }),
    });
    await api.torg.parts.jobs.run(job, { input: {}, traceId: 'f'.repeat(32) });
    return answers[0] as T;
  }
  const sign = (...ids: string[]) =>
    changing('system', (context) => moveAll(context, signings, ids, { move: 'sign' }));
  const recall = (who: AsWhom, id: string) =>
    changing(who, (context) =>
      moveOne(context, signings, id, {
        move: 'recall',
        reason: 'wrong_text',
        with: { note: 'Feil.' },
      }),
    );
  const codeOf = (change: Promise<unknown>) =>
    change.then(
      () => undefined,
      (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
    );
  const eventsOf = async () =>
    (await api.events()).filter(({ metadata }) => 'objects' in metadata) as unknown as {
      kind: string;
      acting_account: string | null;
      metadata: object;
    }[];

  it.each(moveCases(signingLife))('has its policy: $move from $state', (one) => {
    const { move, state, isOpen } = one;
    const row: SigningTable = { signing: '', organization: '', state, note: null };
    expect(signingMoves.can(admin, row, move)).toBe(isOpen && one.isMoveOf(['admin']));
    expect(signingMoves.can(buyer, row, move)).toBe(false);
    expect(signingMoves.isOpen(row, move)).toBe(isOpen);
  });

  it('is moved by a provider, with its event and a line in the history', async () => {
    const signing = await aSigning();
    const [moved] = await sign(signing);
    expect(moved).toMatchObject({ state: 'signed', row: { state: 'sent' } });
    expect(await rowOf(signing)).toMatchObject({ state: 'signed' });
    const metadata = {
      object: { kind: 'organization', id: organization },
      objects: [organization],
      by: 'system',
      before: { status: 'sent' },
      after: { status: 'signed' },
    };
    const kind = 'signed_agreement';
    expect((await eventsOf()).at(-1)).toEqual({ kind, acting_account: null, metadata });
    const answer = {
      params: { object: organization },
      query: { limit: 1, offset: 0 },
      body: undefined,
    };
    const { changes } = await listChanges({ db: api.db } as ReadContext, answer);
    expect(changes).toMatchObject([{ what: kind, is_automatic: true, by: null }]);
  });

  it('is moved by nobody but its parties, and never by a person who is not meant', async () => {
    const signing = await aSigning();
    expect(await codeOf(recall(buyer, signing))).toBe('user_is_not_authorized');
    expect(await codeOf(recall('system', signing))).toBe('user_is_not_authorized');
    const bySomebody = changing(admin, (context) =>
      moveOne(context, signings, signing, { move: 'sign' }),
    );
    expect(await codeOf(bySomebody)).toBe('user_is_not_authorized');
    expect(await rowOf(signing)).toMatchObject({ state: 'sent' });
  });

  it('is moved for a reason, which is told, together with what is written beside it', async () => {
    const signing = await aSigning();
    await recall(admin, signing);
    expect(await rowOf(signing)).toMatchObject({ state: 'recalled', note: 'Feil.' });
    expect((await eventsOf()).at(-1)).toMatchObject({
      kind: 'recalled_agreement',
      acting_account: admin.account,
      metadata: { by: 'admin', after: { status: 'recalled', close_reason: 'wrong_text' } },
    });
  });

  it('changes nothing a second time where its table says so, and refuses where it does not', async () => {
    const signing = await aSigning('signed');
    const before = (await eventsOf()).length;
    expect(await recall(admin, signing)).toMatchObject({ state: 'signed', written: undefined });
    expect(await codeOf(sign(signing))).toBe('assignment_state_does_not_allow');
    expect(await codeOf(sign(randomUUID()))).toBe('not_found');
    expect((await eventsOf()).length).toBe(before);
  });

  it('is moved together with others, or none of them is', async () => {
    const before = (await eventsOf()).length;
    const some = [await aSigning(), await aSigning(), await aSigning()];
    const signed = await aSigning('signed');
    expect(await codeOf(sign(...some, signed))).toBe('assignment_state_does_not_allow');
    expect(await codeOf(sign(...some, randomUUID()))).toBe('not_found');
    expect((await eventsOf()).length).toBe(before);
    for (const one of some) expect(await rowOf(one)).toMatchObject({ state: 'sent' });
    const moved = await sign(...some, some[0] ?? '');
    expect(moved.map(({ row }) => row.signing)).toEqual(some.toSorted());
    for (const one of some) expect(await rowOf(one)).toMatchObject({ state: 'signed' });
    expect((await eventsOf()).length).toBe(before + 3);
  });

  it('has one winner of many who move it at once, in whatever order they name the rows', async () => {
    for (let round = 0; round < 4; round += 1) {
      const some = [await aSigning(), await aSigning(), await aSigning()];
      const codes = await Promise.all([
        codeOf(sign(...some)),
        codeOf(sign(...some.toReversed())),
        codeOf(sign(...some)),
      ]);
      const lost = 'assignment_state_does_not_allow';
      expect(codes.filter((code) => code === undefined)).toHaveLength(1);
      expect(codes.filter((code) => code === lost)).toHaveLength(2);
    }
  });

  it('stands on the page of states', () => {
    const page = statesPage([signingLife]);
    expect(page).toContain('| sign | sent | signed | system |  | `signed_agreement` |');
    expect(page).toContain('  sent --> recalled: recall');
    expect(page).toContain('  signed --> [*]');
  });
});
