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

// Everything that a domain writes for a thing with states: a provider signs, an admin recalls.
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
    discard: { from: ['recalled'], to: null, by: ['system'], event: 'discarded_agreement' },
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
  async remove({ db }, rows) {
    const ids = rows.map(({ signing }) => signing);
    await db.deleteFrom('test_signing').where('signing', 'in', ids).execute();
  },
};

type Mover = Actor | 'system';
const isSystem = (mover: Mover): mover is 'system' => mover === 'system';

describe('a thing with a table of states', () => {
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
    const actorOf = async (role: 'admin' | 'consultant_buyer') =>
      ({ account: await anAccount(api.db, { role }), role }) as Actor;
    admin = await actorOf('admin');
    buyer = await actorOf('consultant_buyer');
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

  /** Runs the change like a job, in a transaction of its own. */
  async function changing<T>(
    mover: Mover,
    change: (context: MoveContext<Mover>) => Promise<T>,
  ): Promise<T> {
    const answers: T[] = [];
    const job = defineJob({
      name: 'move-for-test',
      input: z.object({}),
      run: ({ transaction, now }) =>
        transaction(async (db, then) => {
          const context = { db, now: now(), ...then };
          const moving = isSystem(mover) ? asSystem(context) : { ...context, actor: mover };
          answers.push(await change(moving));
        }),
    });
    await api.torg.parts.jobs.run(job, { input: {}, traceId: 'f'.repeat(32) });
    return answers[0] as T;
  }
  const sign = (...ids: string[]) =>
    changing('system', (context) => moveAll(context, signings, ids, { move: 'sign' }));
  const recall = (mover: Mover, id: string) =>
    changing(mover, (context) =>
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

  it.each(moveCases(signingLife))('has its policy: $move from $state', (moveCase) => {
    const { move, state, isOpen } = moveCase;
    const row: SigningTable = { signing: '', organization: '', state, note: null };
    expect(signingMoves.can(admin, row, move)).toBe(isOpen && moveCase.isMoveOf(['admin']));
    expect(signingMoves.can(buyer, row, move)).toBe(false);
    expect(signingMoves.isOpen(row, move)).toBe(isOpen);
  });

  it('can be moved by a provider, with an event and a line in the history', async () => {
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

  it('can be moved only by the parties of the move', async () => {
    const signing = await aSigning();
    expect(await codeOf(recall(buyer, signing))).toBe('user_is_not_authorized');
    expect(await codeOf(recall('system', signing))).toBe('user_is_not_authorized');
    const byAdmin = changing(admin, (context) =>
      moveOne(context, signings, signing, { move: 'sign' }),
    );
    expect(await codeOf(byAdmin)).toBe('user_is_not_authorized');
    expect(await rowOf(signing)).toMatchObject({ state: 'sent' });
  });

  it('is moved with a reason, which is in the event, and with other columns', async () => {
    const signing = await aSigning();
    await recall(admin, signing);
    expect(await rowOf(signing)).toMatchObject({ state: 'recalled', note: 'Feil.' });
    expect((await eventsOf()).at(-1)).toMatchObject({
      kind: 'recalled_agreement',
      acting_account: admin.account,
      metadata: { by: 'admin', after: { status: 'recalled', close_reason: 'wrong_text' } },
    });
  });

  it('is deleted by a move that ends it, and its history stays', async () => {
    const signing = await aSigning('recalled');
    const other = await aSigning('sent');
    const discard = (...ids: string[]) =>
      changing('system', (context) => moveAll(context, signings, ids, { move: 'discard' }));
    expect(await codeOf(discard(signing, other))).toBe('assignment_state_does_not_allow');
    expect(await rowOf(signing)).toMatchObject({ state: 'recalled' });
    expect(await discard(signing)).toMatchObject([{ state: null, row: { signing } }]);
    const rows = api.db.selectFrom('test_signing').where('signing', 'in', [signing, other]);
    expect(await rows.select('signing').execute()).toEqual([{ signing: other }]);
    expect((await eventsOf()).at(-1)).toMatchObject({
      kind: 'discarded_agreement',
      metadata: { by: 'system', before: { status: 'recalled' }, after: { status: null } },
    });
    expect(await codeOf(discard(signing))).toBe('not_found');
  });

  it('ignores a repeated move if its table says so, and refuses it otherwise', async () => {
    const signing = await aSigning('signed');
    const before = (await eventsOf()).length;
    expect(await recall(admin, signing)).toMatchObject({ state: 'signed', written: undefined });
    expect(await codeOf(sign(signing))).toBe('assignment_state_does_not_allow');
    expect(await codeOf(sign(randomUUID()))).toBe('not_found');
    expect((await eventsOf()).length).toBe(before);
  });

  it('is moved together with others, all or none', async () => {
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

  it('is moved by one of many who try at once, in whatever order they list the rows', async () => {
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

  it('is on the page of states', () => {
    const page = statesPage([signingLife]);
    expect(page).toContain('| sign | sent | signed | system |  | `signed_agreement` |');
    expect(page).toContain('  sent --> recalled: recall');
    expect(page).toContain('  signed --> [*]');
    expect(page).toContain('| discard | recalled | removed | system |');
    expect(page).toContain('  recalled --> [*]: discard');
  });
});
