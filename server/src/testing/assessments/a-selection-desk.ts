import type { Criterion } from '@torg/protocol/opportunities/criteria';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aBoard, aCard } from '../../boards/boards.fixtures.ts';
import { anOpportunity, approvedCriteria } from '../../opportunities/opportunities.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant, aProfileItem } from '../../profiles/profiles.fixtures.ts';
import type { TestApi } from '../start-test-api.ts';

export const someCriteria: readonly Criterion[] = [
  {
    ...{ id: 'ac_java000001', criteria: 'Minst 3 års erfaring med Java', importance: 'ABSOLUTE' },
    ...{ reason: 'Løsningen er skrevet i Java.', source: null },
  },
  {
    ...{ id: 'ac_kubern0001', criteria: 'Erfaring med Kubernetes', importance: 'NICE_TO_HAVE' },
    ...{ reason: '', source: null },
  },
];

/** Somebody with so many years of projects with Java, and maybe one with Kubernetes. */
export async function aJavaConsultant(
  { db }: Pick<TestApi, 'db'>,
  { years, kubernetes = false, name = 'Ida Solbakken', visible = true }: JavaFields,
): Promise<string> {
  const profile = await aConsultant(db, {
    ...{ visible, account: { name, title: 'Systemutvikler' } },
    description: 'Jeg liker å bygge betalingsløsninger.',
  });
  await aProfileItem(db, profile, 'project', {
    project_name: 'Ny betalingsmotor',
    project_customer: 'Fjordvarme AS',
    project_description: 'Utviklet betalingsmotoren i Java med PostgreSQL under.',
    project_role_description: 'Jeg skrev kjernen i Java.',
    ...{ from_year: 2026 - years, from_month: 1, to_year: 2026, to_month: 1 },
  });
  if (kubernetes) {
    await aProfileItem(db, profile, 'project', {
      project_name: 'Plattform',
      project_customer: 'Havbris AS',
      project_description: 'Satte opp Kubernetes for tolv team, og drev klyngene i to år.',
      project_role_description: '',
      ...{ from_year: 2023, from_month: 1, to_year: 2025, to_month: 1 },
    });
  }
  return profile;
}
interface JavaFields {
  years: number;
  kubernetes?: boolean;
  name?: string;
  visible?: boolean;
}

/** For tests: a client's need with approved criteria, its board, and the calls that ask machines. */
export async function aSelectionDesk(api: TestApi) {
  const { db } = api;
  const organization = await anOrganization(db);
  const account = await anAccount(db, { role: 'consultant_buyer', organization });
  const buyer = await api.signedIn(account);
  const opportunity = await anOpportunity(db, { organization, created_by: account });
  const board = await aBoard(db, { opportunity });
  await approvedCriteria(db, opportunity, { criteria: someCriteria, account });
  const params = { id: opportunity };
  const inbox = { id: opportunity, col: '00000000-0000-0000-0000-000000000000' };
  return {
    ...{ organization, account, buyer, opportunity, board, params, inbox },
    /** Somebody on the board, in the inbox or a named column. */
    async add(fields: JavaFields & { in?: string }) {
      const profile = await aJavaConsultant(api, fields);
      const at = fields.in === undefined ? {} : { in: fields.in };
      return { profile, card: await aCard(db, board, { profile, card_title: '', ...at }) };
    },
    evaluate: (body: object = {}) =>
      buyer.call('POST /api/main/opportunity/{id}/profile-evaluations', { params, body }),
    evaluations: () => buyer.call('GET /api/main/opportunity/{id}/profile-evaluations', { params }),
    compare: (body: object = {}) =>
      buyer.call('POST /api/main/opportunity/{id}/board/column/{col}/cards/compare', {
        ...{ params: inbox, body },
      }),
    comparison: () =>
      buyer.call('GET /api/main/opportunity/{id}/board/column/{col}/cards/compare', {
        params: inbox,
      }),
    rank: (body: object = {}) =>
      buyer.call('POST /api/main/opportunity/{id}/board/column/{col}/cards/rank', {
        ...{ params: inbox, body },
      }),
    ranking: () =>
      buyer.call('GET /api/main/opportunity/{id}/board/column/{col}/cards/rank', {
        params: inbox,
      }),
    /** So that the consultant is not assessed by machines. */
    decline: (profile: string) =>
      db
        .insertInto('declined_ai_assessment')
        .values({ account: profile, declined_at: new Date() })
        .execute(),
  };
}
export type SelectionDesk = Awaited<ReturnType<typeof aSelectionDesk>>;
