import { draftStates } from '@torg/protocol/agreements/agreement-life';
import { missingInBasis, suggestBasis } from '@torg/protocol/agreements/hiring-basis';
import { hiringBases } from '@torg/protocol/agreements/hiring-terms';
import { contractStatuses } from '@torg/protocol/contracts/contract-life';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApi, TestClient } from '../../src/testing/start-test-api.ts';
import { accountId } from '../load/demo-ids.ts';

export const checkAgreements = (demo: () => TestApi): void =>
  void describe('the hires of the demo data', () => {
    let api: TestApi;
    let as: Record<'admin' | 'innkjoper' | 'bedrift' | 'inkopare', TestClient>;
    beforeAll(async () => {
      api = demo();
      as = {
        admin: await api.signedIn(accountId('ingrid-solvang')),
        innkjoper: await api.signedIn(accountId('silje-rodland')),
        bedrift: await api.signedIn(accountId('torunn-myrvold')),
        inkopare: await api.signedIn(accountId('johan-ekdahl')),
      };
    });

    const drafts = () =>
      as.admin.call('GET /api/contracts/client/admin/agreement-drafts', { query: { limit: 90 } });
    const contracts = () =>
      as.admin.call('GET /api/contracts/client/admin/self-signed-contracts', {
        query: { limit: 90 },
      });
    const tab = async (who: TestClient, which: 'drafts' | 'to_sign' | 'current' | 'ended') =>
      (await who.call('GET /api/main/agreements', { query: { tab: which } })).body;

    it('are drafts in every state, and contracts in every status, in both countries', async () => {
      const { agreement_drafts } = (await drafts()).body;
      expect(new Set(agreement_drafts.map(({ status }) => status))).toEqual(new Set(draftStates));
      const { contracts: rows } = (await contracts()).body;
      expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(contractStatuses));
      const types = new Set(rows.map(({ document }) => document.document_type));
      expect([...types].toSorted()).toEqual(['assignment_norwegian', 'assignment_swedish']);
    });

    it('are agreements to come, current, ending, extended, ended, and ended early', async () => {
      const { contracts: rows } = (await contracts()).body;
      const views = [];
      for (const { agreement } of rows) {
        if (agreement === null) continue;
        const params = { agreement_id: agreement.agreement_id };
        views.push(
          (await as.admin.call('GET /api/main/agreements/{agreement_id}', { params })).body,
        );
      }
      expect(new Set(views.map(({ phase }) => phase))).toEqual(
        new Set(['upcoming', 'current', 'ended']),
      );
      expect(views.filter(({ extended_by }) => extended_by !== null)).toHaveLength(1);
      expect(views.filter(({ ended_early }) => ended_early !== null)).toHaveLength(1);
      expect(
        views.filter(({ wishes, phase }) => wishes.asked_at !== null && phase === 'current'),
      ).toHaveLength(1);
      for (const { rates, start_date, end_date } of views) {
        expect([rates[0]?.start_date, rates.at(-1)?.end_date]).toEqual([start_date, end_date]);
      }
    });

    it('have every hiring basis, each as the rules suggest it, and complete where it was sent', async () => {
      const rows = await api.db
        .selectFrom('agreement_draft')
        .select(['hiring_basis', 'status', 'created_at'])
        .where('hiring_basis', 'is not', null)
        .execute();
      const bases = rows.flatMap(({ hiring_basis: basis, ...row }) =>
        basis ? [{ ...row, basis }] : [],
      );
      expect(new Set(bases.map(({ basis }) => basis.choice))).toEqual(new Set(hiringBases));
      for (const { basis, status, created_at } of bases) {
        const day = created_at.toISOString().slice(0, 10);
        const { basis: suggested, ground } = suggestBasis(basis.answers, day);
        expect([suggested, ground]).toEqual([basis.choice, basis.ground]);
        const isComplete = missingInBasis(basis, day).length === 0;
        expect(isComplete).toBe(status !== 'editing');
      }
    });

    it('begin on weekdays, and nothing of them has happened in the future', async () => {
      const now = api.clock.now();
      const rows = await api.db.selectFrom('agreement_draft').selectAll().execute();
      const rounds = await api.db.selectFrom('agreement_round').select('sent_at').execute();
      const steps = await api.db.selectFrom('contract_event').select('at').execute();
      const said = await api.db.selectFrom('message').select('created_at').execute();
      const moments = [
        ...rows.flatMap(({ created_at, updated_at }) => [created_at, updated_at]),
        ...rounds.map(({ sent_at }) => sent_at),
        ...steps.map(({ at }) => at),
        ...said.map(({ created_at }) => created_at),
      ];
      expect(moments.filter((at) => at > now)).toEqual([]);
      const firstDays = rows
        .filter(({ extends_agreement }) => extends_agreement === null)
        .map(({ agreement_form_data: form }) => new Date(`${form.assignment.scope.startDate}`));
      expect(new Set(firstDays.map((day) => day.getUTCDay()))).toEqual(new Set([1]));
    });

    it('were talked about in a thread, and whoever is hired is free when it ends', async () => {
      const { agreements } = await tab(as.innkjoper, 'current');
      const running = agreements.find(({ role }) => role === 'Dataingeniør');
      const agreement_draft_id = running?.agreement_draft_id ?? '';
      const { body: draft } = await as.innkjoper.call(
        'GET /api/main/agreements/drafts/{agreement_draft_id}',
        { params: { agreement_draft_id } },
      );
      const { body: thread } = await as.innkjoper.call('GET /api/main/thread/{thread_id}', {
        params: { thread_id: draft.thread_id ?? '' },
      });
      expect(thread.messages.map(({ content }) => content).join()).toContain(agreement_draft_id);
      const free = await api.db
        .selectFrom('profile_availability')
        .select('availability')
        .where('profile', '=', running?.consultant.consultant_id ?? '')
        .executeTakeFirstOrThrow();
      expect(`${free.availability}` > `${running?.end_date}`).toBe(true);
    });

    it('leave one contract for the buyer and the company to sign between them', async () => {
      const ours = await tab(as.innkjoper, 'to_sign');
      const theirs = await tab(as.bedrift, 'to_sign');
      const ids = ours.agreements.map(({ id }) => id);
      expect(ids).toHaveLength(1);
      expect(theirs.agreements.map(({ id }) => id)).toEqual(ids);
      const contract_id = ids[0] ?? '';
      for (const who of [as.innkjoper, as.bedrift]) {
        const { body } = await who.call('GET /api/contracts/client/contracts/{contract_id}', {
          params: { contract_id },
        });
        expect(body.can.sign).toBe(true);
      }
      const counts = (await tab(as.inkopare, 'drafts')).counts;
      expect([counts.drafts > 0, counts.to_sign > 0, counts.current > 0]).toEqual([
        true,
        true,
        true,
      ]);
    });

    it('are sealed by the job, hold when they are checked, and mail nobody', async () => {
      await api.runJobs();
      for (const job of [
        ...['repair-contracts', 'remind-signatories', 'expire-contracts', 'verify-contracts'],
        ...['sweep-signed-contracts', 'ask-about-extensions'],
      ]) {
        await api.runScheduled(job);
        await api.runJobs();
      }
      expect(api.mail.sent.map(({ subject }) => subject)).toEqual([]);
      const rows = await api.db
        .selectFrom('contract')
        .select(['title', 'sealed_at', 'check_failure'])
        .where('kind', '=', 'assignment')
        .where('status', '=', 'completed')
        .execute();
      expect(rows.length).toBeGreaterThan(5);
      expect(rows.filter((row) => row.sealed_at === null || row.check_failure !== null)).toEqual(
        [],
      );
    });
  });
