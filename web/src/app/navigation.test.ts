import { describe, expect, it } from 'vitest';
import type { OrganizationKind } from '@torg/protocol/terms';
import type { ShellUser } from '../accounts/accounts.queries.ts';
import {
  activeKey,
  homeFor,
  logoutAddress,
  navigationFor,
  searchShortcut,
} from './own-navigation.ts';

type RoleData = ShellUser['roleData'];
interface UserOptions extends Partial<RoleData> {
  country?: 'NO' | 'SE' | null;
  company?: null;
  environment?: ShellUser['environment'];
  links?: ShellUser['links'];
  kind?: OrganizationKind;
}

function aUser(role: RoleData['role'], options: UserOptions = {}): ShellUser {
  const { country = 'NO', company, environment = 'production', links = {}, ...others } = options;
  const { kind = 'client', ...roleData } = others;
  const organization = {
    organization_id: 'o',
    name: 'Fjordkode',
    kind,
    organizationCountryCode: country ?? 'NO',
  };
  return {
    roleData: { role, verified: true, completedWizard: true, isAdminInCompany: false, ...roleData },
    companyId: company === null ? null : 'o',
    unreadThreadsCount: 0,
    account: {
      account: 'a',
      name: 'Kari Nordmann',
      email: 'kari@torg.example',
      image_url: null,
      locale: 'nb',
      title: null,
      phone: null,
      currentOrganization: country === null ? null : organization,
    },
    markets: [],
    links,
    environment,
    hasPassword: true,
    mustSetUpSecondFactor: false,
    recommendationMails: null,
    can: {
      administer: false,
      createAssignment: false,
      makeNeed: false,
      hire: false,
      saveProfiles: false,
      runCompany: false,
      putForward: false,
      completeWizard: false,
    },
  };
}

function labels(user: ShellUser) {
  const { primary, secondary } = navigationFor(user);
  const words = (links: typeof primary) => links.map(({ label }) => label.message);
  return { primary: words(primary), secondary: words(secondary) };
}

describe('a consultant', () => {
  it('sees assignments, profile, messages and hours after finishing the wizard', () => {
    expect(labels(aUser('consultant')).primary).toEqual([
      'Oppdrag',
      'Min profil',
      'Meldinger',
      'Mine timer',
    ]);
  });
  it('sees nothing before being verified', () => {
    const unverified = aUser('consultant', { verified: false, isAdminInCompany: true });
    expect(labels(unverified)).toEqual({ primary: [], secondary: [] });
  });
  it('sees only the hours before finishing the wizard', () => {
    const fresh = aUser('consultant', { completedWizard: false });
    expect(labels(fresh).primary).toEqual(['Mine timer']);
  });
  it('who is company admin sees the company too, in production without the beta', () => {
    const companyAdmin = { isAdminInCompany: true };
    const production = labels(aUser('consultant', companyAdmin)).primary;
    expect(production).toEqual(['Oppdrag', 'Min profil', 'Meldinger', 'Min bedrift', 'Mine timer']);
    for (const environment of ['test', 'development'] as const) {
      const other = labels(aUser('consultant', { ...companyAdmin, environment })).primary;
      expect(other).toEqual([...production.slice(0, 4), 'Mine oppdrag (beta)', 'Mine timer']);
    }
  });
  it('who is company admin but has not finished the wizard sees only the company and the hours', () => {
    const fresh = { isAdminInCompany: true, completedWizard: false } as const;
    const expected = ['Min bedrift', 'Mine timer'];
    expect(labels(aUser('consultant', { ...fresh, environment: 'test' })).primary).toEqual(
      expected,
    );
  });
  it.each([
    ['NO', ['Innstillinger', 'Fordeler', 'Tips', 'Slik fungerer det'], '/how-it-works/no'],
    ['SE', ['Innstillinger', 'Slik fungerer det'], '/how-it-works/se'],
    [null, ['Innstillinger'], '/account'],
  ] as const)('in country %s has the secondary links of that country', (country, words, last) => {
    const user = aUser('consultant', { country });
    expect(labels(user).secondary).toEqual(words);
    expect(navigationFor(user).secondary.at(-1)?.href).toBe(last);
  });
});

describe('a buyer', () => {
  it('sees the links from a new assignment to the agreements', () => {
    expect(labels(aUser('consultant_buyer'))).toEqual({
      primary: [
        'Nytt oppdrag',
        'Mine oppdrag',
        'Finn konsulenter',
        'Meldinger',
        'Inviter kollega',
        'Mine avtaler',
      ],
      secondary: ['Mine opplysninger', 'Favoritter', 'Lagrede søk'],
    });
  });
  it('invites a colleague on the company’s page', () => {
    const { primary } = navigationFor(aUser('consultant_buyer'));
    const invite = primary.find(({ key }) => key === 'invite-colleague');
    expect(invite?.href).toBe('/company/edit?invite-colleague=true');
  });
  it('without a company neither invites nor edits it', () => {
    const { primary, secondary } = labels(aUser('consultant_buyer', { company: null }));
    expect(primary).not.toContain('Inviter kollega');
    expect(secondary).toEqual(['Favoritter', 'Lagrede søk']);
  });
  it('in Sweden has no saved searches', () => {
    const { secondary } = labels(aUser('consultant_buyer', { country: 'SE' }));
    expect(secondary).toEqual(['Mine opplysninger', 'Favoritter']);
  });
});

describe('an admin', () => {
  it('sees the whole table', () => {
    expect(labels(aUser('admin', { country: null, company: null }))).toEqual({
      primary: [
        'Finn konsulenter',
        'Mine oppdrag',
        'Oppdrag',
        'Meldinger',
        'Konsulenter',
        'Brukere',
        'Faktura',
        'Timer',
        'Fagintervjuer',
      ],
      secondary: [
        'Oppdragsgivere',
        'Selskaper',
        'Samarbeidsavtaler',
        'Administratorer',
        'Antall tråder',
        'Behov',
        'Favoritter',
        'Lagrede søk',
        'Kompetanser og roller',
        'Kompetansesynonymer',
        'Slett Flowcase-data',
      ],
    });
  });
});

it('an operator’s own address replaces the built-in page', () => {
  const links = { messages: 'https://meldinger.example/' };
  const { primary } = navigationFor(aUser('admin', { links }));
  expect(primary.find(({ key }) => key === 'messages')?.href).toBe('https://meldinger.example/');
});

it.each([
  ['/admin/assignments', 'assignments'],
  ['/admin/assignments/mine', 'my-assignments'],
  ['/admin/assignments/9/overview', 'assignments'],
  ['/messages/7', 'messages'],
  ['/admin/consultant-company/9/profiles/new', 'companies'],
  ['/contracts/9', 'contracts'],
  ['/admin/cooperation-contracts/documents/9', 'contracts'],
  ['/account', undefined],
])('on %s the active link is %s', (pathname, key) => {
  const { primary, secondary } = navigationFor(aUser('admin'));
  expect(activeKey([...primary, ...secondary], pathname)).toBe(key);
});

it.each([
  ['consultant_buyer', {}, 'agreements'],
  ['consultant', { isAdminInCompany: true }, 'my-company'],
] as const)("a contract belongs to one of a %s's links", (role, more, key) => {
  const { primary, secondary } = navigationFor(aUser(role, more));
  expect(activeKey([...primary, ...secondary], '/contracts/9')).toBe(key);
});

describe('the search shortcut', () => {
  const companyAdmin = { isAdminInCompany: true };
  it.each([
    ['an admin', aUser('admin'), '/admin/find/consultants'],
    ['a buyer', aUser('consultant_buyer', { environment: 'test' }), undefined],
    ['a consultant', aUser('consultant', { environment: 'test' }), undefined],
    ['a company admin in production', aUser('consultant', companyAdmin), undefined],
    [
      'a company admin in test',
      aUser('consultant', { ...companyAdmin, environment: 'test' }),
      '/consultant-company/search',
    ],
  ])('of %s', (_, user, address) => {
    expect(searchShortcut(user)).toBe(address);
  });
});

describe('logging out', () => {
  const links = {
    login: 'https://login.torg.example/login',
    public_site_no: 'https://torg.example/no',
    public_site_se: 'https://torg.example/se',
  };
  it.each([
    ['NO', 'https%3A%2F%2Ftorg.example%2Fno'],
    ['SE', 'https%3A%2F%2Ftorg.example%2Fse'],
  ] as const)('in %s leads to the login host and on to the country’s site', (country, goto) => {
    const user = aUser('consultant', { country, links });
    expect(logoutAddress(user)).toBe(`https://login.torg.example/logout?goto=${goto}`);
  });
  it('in development leads back to the app', () => {
    expect(logoutAddress(aUser('admin', { environment: 'development' }))).toBe('/logout?goto=%2F');
  });
});

const freshAdmin = (kind: OrganizationKind) =>
  aUser('consultant', { completedWizard: false, isAdminInCompany: true, kind });

it.each([
  ['an admin', aUser('admin'), '/admin'],
  ['a buyer', aUser('consultant_buyer'), '/assignments/mine'],
  ['a consultant', aUser('consultant'), '/assignments'],
  ['a fresh consultant', aUser('consultant', { completedWizard: false }), '/profiles/a/wizard'],
  ['a fresh company admin', freshAdmin('consultant_company'), '/consultant-company'],
  ['a fresh consultant with a company of one', freshAdmin('independent'), '/profiles/a/wizard'],
  ['somebody unverified', aUser('consultant', { verified: false }), '/welcome'],
])('%s starts at their own first page', (_, user, home) => {
  expect(homeFor(user)).toBe(home);
});
