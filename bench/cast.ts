import { sql, type Kysely } from 'kysely';
import { makeAssessmentCast, type AssessmentCast } from './assessments/assessment-cast.ts';
import { largeBoard, makeBoardCast, type BoardCast } from './boards/board-cast.ts';
import {
  makeContractCast,
  type ContractCast,
  type ContractsSize,
} from './contracts/contract-cast.ts';
import { makeNeedCast, type NeedOwner } from './opportunities/need-cast.ts';
import { makeSearchCast, type SearchCast } from './search-cast.ts';
import { signIn, type Person, type Player } from './sign-in.ts';
import { makeVectorCast, type VectorCast } from './vector-cast.ts';
import type { Tables } from '../server/src/platform/database/tables.ts';

type Db = Kysely<Tables>;

const importersCount = 20;

/** The people of the benchmark, each signed in with their own session. */
export interface Cast {
  /** those who send requests one after another */
  consultants: Player[];
  /** those who send requests all at once */
  crowd: Player[];
  /** those who upload CVs, which may take their profiles out of the search */
  importers: Player[];
  buyers: Player[];
  /** the published public assignments */
  assignments: string[];
  /** of these, those without any interest */
  unanswered: string[];
  admin: Player;
  /** of the largest consultant company; opens its bench */
  companyAdmin: Player;
  /** the visible profiles with the most projects and jobs */
  fullProfiles: string[];
  profiles: string[];
  search: SearchCast;
  contracts: ContractCast;
  needs: NeedOwner[];
  boards: BoardCast;
  assessments: AssessmentCast;
  vectors: VectorCast | null;
}

const mostInCrowd = 1_000;
/** Leaves out those invited to a direct assignment, since the bare handler checks no rights. */
function findConsultants(db: Db): Promise<Person[]> {
  return db
    .selectFrom('account')
    .innerJoin('profile_availability as v', 'v.profile', 'account.account')
    .select(['account', 'organization'])
    .where('verified', '=', true)
    .where('visible_in_search', '=', true)
    .where('account', 'not in', (eb) => eb.selectFrom('assignment_invited').select('account'))
    .orderBy('account')
    .limit(4 * mostInCrowd)
    .execute();
}

function findBuyers(db: Db): Promise<Person[]> {
  return db
    .selectFrom('account')
    .select(['account', 'organization'])
    .where('role', '=', 'consultant_buyer')
    .where('verified', '=', true)
    .orderBy('account')
    .limit(500)
    .execute();
}

async function findOpenAssignments(db: Db) {
  return db
    .selectFrom('assignment')
    .select('assignment')
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('assignment_interest')
            .select('account')
            .whereRef('assignment_interest.assignment', '=', 'assignment.assignment'),
        )
        .as('answered'),
    )
    .where('state', '=', 'published')
    .where('assignment_type', '=', 'public')
    .orderBy('assignment')
    .limit(2_000)
    .execute();
}

/** The generated demo data has no admin. */
function makeAdmin(db: Db): Promise<Person[]> {
  return db
    .insertInto('account')
    .values({
      email: 'admin@bench.example',
      name: 'Bench',
      role: 'admin',
      title: null,
      phone: null,
      image_file: null,
      organization: null,
      password_hash: null,
      verified: true,
    })
    .returning(['account', 'organization'])
    .execute();
}

function findLargestCompanysAdmin(db: Db): Promise<Person[]> {
  return db
    .selectFrom('account')
    .select(['account', 'organization'])
    .where('is_admin_in_company', '=', true)
    .where('organization', '=', (eb) =>
      eb
        .selectFrom('account')
        .select('organization')
        .where('role', '=', 'consultant')
        .groupBy('organization')
        .orderBy(eb.fn.countAll(), 'desc')
        .limit(1),
    )
    .limit(1)
    .execute();
}

const fullProfiles = 50;

async function findFullProfiles(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('profile_availability as v')
    .innerJoin('profile_item as i', 'i.profile', 'v.profile')
    .select('v.profile')
    .where('visible_in_search', '=', true)
    .groupBy('v.profile')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('v.profile')
    .limit(fullProfiles)
    .execute();
  return rows.map(({ profile }) => profile);
}

async function findProfiles(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('profile').select('profile').orderBy('profile').execute();
  return rows.map(({ profile }) => profile);
}

/** As many as a large board holds, without those whom an import may take out of the search. */
async function findVisible(db: Db, except: readonly Player[]): Promise<string[]> {
  const accounts = except.map(({ account }) => account);
  const { rows } = await sql<{ profile: string }>`select profile from profile_availability
    where visible_in_search and not profile = any(${accounts}::uuid[])
    order by profile limit ${largeBoard}`.execute(db);
  return rows.map(({ profile }) => profile);
}

async function signInOne(db: Db, people: readonly Person[], who: string): Promise<Player> {
  const [player] = await signIn(db, people);
  if (player === undefined) throw new Error(`the filled database has no ${who}`);
  return player;
}

export async function makeCast(db: Db, size: ContractsSize): Promise<Cast> {
  const consultants = await signIn(db, await findConsultants(db));
  const open = await findOpenAssignments(db);
  const inCrowd = Math.min(mostInCrowd, Math.floor(consultants.length / 2));
  const importers = consultants.slice(inCrowd, inCrowd + importersCount);
  const profiles = await findVisible(db, importers);
  const admin = await signInOne(db, await makeAdmin(db), 'admin');
  const contracts = await makeContractCast(db, size);
  const needs = await makeNeedCast(db);
  const [first] = open;
  if (first === undefined) throw new Error('the filled database has no assignment');
  return {
    crowd: consultants.slice(0, inCrowd),
    importers,
    consultants: consultants.slice(inCrowd + importersCount),
    buyers: await signIn(db, await findBuyers(db)),
    assignments: open.map(({ assignment }) => assignment),
    unanswered: open.filter(({ answered }) => !answered).map(({ assignment }) => assignment),
    admin,
    companyAdmin: await signInOne(db, await findLargestCompanysAdmin(db), 'company'),
    fullProfiles: await findFullProfiles(db),
    profiles: await findProfiles(db),
    search: await makeSearchCast(db),
    contracts,
    needs,
    boards: await makeBoardCast(db, { owners: needs, profiles }),
    assessments: await makeAssessmentCast(db, { assignment: first.assignment, profiles }),
    vectors: await makeVectorCast(db),
  };
}
