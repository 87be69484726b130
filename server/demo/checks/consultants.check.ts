import { failingAt } from '@torg/protocol/profiles/profile-rules';
import { sql } from 'kysely';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { marketDay } from '@torg/protocol/market-day';
import { findWithCooperationAgreement } from '../../src/contracts/contracts.queries.ts';
import { findRuleResults } from '../../src/profiles/profiles.queries.ts';
import type { TestApi } from '../../src/testing/start-test-api.ts';
import { accountId, organizationId } from '../load/demo-ids.ts';
import { countBy } from '../data/lookup.ts';
import { demoConsultants } from '../data/people.ts';
import { demoQaInterviews } from '../data/qa-interviews.ts';

/** Active consultants who do not pass the rules of activation. */
const lacking = {
  'vegard-skaugset': ['availability_required'],
  'oskar-lundvik': ['project_description_too_short', 'project_role_description_too_short'],
};

let api: TestApi;
let failing: Map<string, { qa: string[]; activation: string[] }>;

const rowsOf = async (query: string): Promise<unknown[]> =>
  (await sql.raw(query).execute(api.db)).rows;

export function checkConsultants(demo: () => TestApi): void {
  beforeAll(async () => {
    api = demo();
    const ids = demoConsultants.map(({ key }) => accountId(key));
    const results = await findRuleResults(api.db, ids, marketDay(api.clock.now()));
    failing = new Map(
      demoConsultants.map(({ key }) => {
        const all = results.get(accountId(key)) ?? [];
        const codes = (level: 'qa' | 'activation') => failingAt(all, level).map(({ code }) => code);
        return [key, { qa: codes('qa'), activation: codes('activation') }];
      }),
    );
  });

  describe('consultants of the demo data', () => {
    it('pass every rule of activation when they are active, but for one who is not available and one who is hidden', () => {
      const odd = demoConsultants.flatMap(({ key, status: demoStatus }): [string, string[]][] => {
        const codes = failing.get(key)?.activation ?? [];
        return demoStatus.active && codes.length > 0 ? [[key, codes]] : [];
      });
      expect(Object.fromEntries(odd)).toEqual(lacking);
    });

    it('pass every rule of the review once they have been sent to review', () => {
      const odd = demoConsultants.filter(
        ({ key, status: demoStatus }) =>
          demoStatus.qaStatus !== 'not_started' &&
          !(key in lacking) &&
          (failing.get(key)?.qa.length ?? 0) > 0,
      );
      expect(odd.map(({ key }) => [key, failing.get(key)?.qa])).toEqual([]);
    });

    it('are visible exactly when they are active, verified and pass the rules', async () => {
      const rows = await api.db
        .selectFrom('profile')
        .innerJoin('profile_availability as v', 'v.profile', 'profile.profile')
        .select(['profile.profile', 'passes_otherwise', 'visible_in_search'])
        .execute();
      const found = new Map(rows.map(({ profile, ...row }) => [profile, row]));
      for (const { key, status: demoStatus } of demoConsultants) {
        const codes = failing.get(key)?.activation ?? [];
        const passes_otherwise = codes.every((code) => code === 'availability_required');
        const visible_in_search = demoStatus.active && demoStatus.verified && passes_otherwise;
        expect([key, found.get(accountId(key))]).toEqual([
          key,
          { passes_otherwise, visible_in_search },
        ]);
      }
      expect(rows.filter(({ visible_in_search }) => visible_in_search).length).toBeGreaterThan(60);
    });

    it('cover every status from an empty profile to a visible one', async () => {
      const counted = await rowsOf(`select
      count(*) filter (where qa_status = 'not_started') >= 3 as beginning,
      count(*) filter (where qa_status = 'in_progress') >= 4 as waiting,
      count(distinct discipline) filter (where qa_status = 'in_progress') >= 3 as several,
      count(*) filter (where qa_status = 'rejected') >= 2 as rejected,
      count(*) filter (where qa_status = 'approved' and active_since is null) >= 4 as approved,
      count(*) filter (where requested_activation is not null) >= 2 as requested from profile`);
      expect(Object.values(counted[0] as object)).toEqual(Array(6).fill(true));
    });

    it('have a review that ended with their profile’s status, before they became active', async () => {
      const odd = await rowsOf(`select p.profile from profile as p left join lateral (
        select status, created_at from profile_qa as q where q.profile = p.profile
        order by created_at desc limit 1) as last on true
      where coalesce(last.status, 'not_started') <> p.qa_status
        or last.created_at > p.active_since or p.created_at > last.created_at
        or p.created_at > p.active_since`);
      expect(odd).toEqual([]);
    });

    it('have entries in order, none of them in the future', async () => {
      const gaps = await rowsOf(`select profile, kind from profile_item group by profile, kind
      having max(position) - min(position) <> count(*) - 1
      union all select profile, 'role' from profile_role group by profile
      having max(position) <> count(*) - 1
      union all select profile, 'skill' from profile_skill group by profile
      having max(position) <> count(*) - 1`);
      expect(gaps).toEqual([]);
      const ahead = await rowsOf(`select item from profile_item
      where make_date(coalesce(to_year, from_year), coalesce(to_month, from_month, 1), 1)
        > current_date`);
      expect(ahead).toEqual([]);
      const mixed = await rowsOf(`select a.item from profile_item as a join profile_item as b
      using (profile, kind) where 'synced' not in (a.origin, b.origin)
        and a.kind not in ('language', 'position_experience')
        and a.position < b.position and (a.from_year, a.from_month) < (b.from_year, b.from_month)`);
      expect(mixed).toEqual([]);
    });

    it.each(['konsulent', 'bedrift', 'bolag', 'selvstendig'])(
      'have much to show as %s',
      async (name) => {
        const person = demoConsultants.find(({ email }) => email === `${name}@torg.example`);
        const profile = accountId(person?.key ?? '');
        const client = await api.signedIn(profile);
        const { body } = await client.call('GET /api/main/profile/{profile}', {
          params: { profile },
          query: {},
        });
        expect(body.projects.length).toBeGreaterThanOrEqual(6);
        expect(body.projects[0]).toMatchObject({ project_name: expect.any(String) });
        expect(body.work_experiences[0]?.to_year).toBeNull();
        const rest = [body.educations, body.certifications, body.courses, body.presentations];
        expect(rest.every((list) => list.length > 0)).toBe(true);
        expect(body.languages.length).toBeGreaterThan(2);
        expect(body.status).toMatchObject({ qa_status: 'approved', activation: 'active' });
      },
    );

    it('have interview forms that wait for an admin, the oldest first', async () => {
      const admin = await api.signedIn(accountId('ingrid-solvang'));
      const { body } = await admin.call('GET /api/main/admin/qa-interview-forms', { query: {} });
      const waiting = body.qa_interview_forms.filter(({ status }) => status === 'submitted');
      expect(waiting[0]?.account).toBe(accountId('mina-sorlie'));
      expect(waiting.length).toBeGreaterThanOrEqual(5);
      const form = await admin.call('GET /api/main/qa-interview-forms/{uuid}', {
        params: { uuid: waiting[0]?.uuid ?? '' },
      });
      expect(form.body.interview_ai_assessment?.output?.approval_status).toBe('declined');
      expect(form.body.can.decide).toBe(true);
    });

    it('have photos that are valid images', async () => {
      const admin = await api.signedIn(accountId('ingrid-solvang'));
      const rows = await api.db
        .selectFrom('account')
        .select('image_file')
        .where('image_file', 'is not', null)
        .execute();
      expect(rows).toHaveLength(70);
      const file_id = rows[0]?.image_file ?? '';
      const photo = await admin.call('GET /api/main/image/{file_id}', { params: { file_id } });
      expect(photo.status).toBe(200);
      expect(photo.headers['content-type']).toBe('image/png');
      const query = { size: 'small' as const };
      const small = await admin.call('GET /api/main/image/{file_id}', {
        params: { file_id },
        query,
      });
      const widthOf = async ({ raw }: { raw: Buffer }) => (await sharp(raw).metadata()).width;
      expect([await widthOf(photo), await widthOf(small)]).toEqual([256, 128]);
      // Of the same colours, all in all.
      const colours = async ({ raw }: { raw: Buffer }) =>
        (await sharp(raw).stats()).channels.map(({ mean }) => Math.round(mean / 4));
      expect(await colours(small)).toEqual(await colours(photo));
    });

    it('have no pictures to encode anew, so logos and photos stay', async () => {
      await api.runScheduled('sweep-old-pictures');
      expect(await api.events('found_broken_picture')).toEqual([]);
      const logos = api.db.selectFrom('organization').select('logo_file');
      expect(await logos.where('logo_file', 'is', null).execute()).toEqual([]);
    });

    it('work for companies with and without a cooperation agreement', async () => {
      const signed = await findWithCooperationAgreement(
        api.db,
        ['blaklokke', 'kantarell', 'makeskrik', 'grindvakt', 'lemen', 'adeyemi'].map(
          organizationId,
        ),
      );
      expect([...signed].toSorted()).toEqual(
        [organizationId('blaklokke'), organizationId('kantarell')].toSorted(),
      );
      const statuses = await rowsOf(
        `select distinct status from contract where kind = 'cooperation' order by 1`,
      );
      expect(statuses).toHaveLength(5);
    });

    it('have interview forms of every status', async () => {
      const forms = await api.db.selectFrom('qa_interview_form').selectAll().execute();
      expect(forms).toHaveLength(demoQaInterviews.length);
      expect(Object.keys(countBy(forms.map(({ status }) => status))).toSorted()).toEqual([
        'approved',
        'declined',
        'draft',
        'submitted',
      ]);
      const unanswered = forms.filter(
        ({ status, form_data }) =>
          status !== 'draft' && form_data.questions.some(({ answer }) => answer === ''),
      );
      expect(unanswered).toEqual([]);
      expect(forms.some(({ archived }) => archived)).toBe(true);
    });
  });
}
