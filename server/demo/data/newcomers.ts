import type { Locale } from '@torg/protocol/terms';

/** More accounts, besides the people with a career, so that admins have something to do. */
export interface DemoNewcomer {
  key: string;
  email: string;
  name: string;
  title: string | null;
  companyKey: string;
  locale: Locale;
  state: 'invited' | 'unverified' | 'deactivated' | 'double';
  /** how long ago the account was made */
  daysAgo: number;
  /** the person who invited them, or changed their account last */
  by: string;
}

export const newcomers: readonly DemoNewcomer[] = [
  {
    key: 'newcomer:marthe',
    email: 'marthe.ekornes@isfoss.example',
    name: 'Marthe Ekornes',
    title: null,
    companyKey: 'isfoss',
    locale: 'nb',
    state: 'invited',
    daysAgo: 3,
    by: 'silje-rodland',
  },
  {
    key: 'newcomer:oskar',
    email: 'oskar.lindell@lindvakt.example',
    name: 'Oskar Lindell',
    title: null,
    companyKey: 'lindvakt',
    locale: 'sv',
    state: 'invited',
    daysAgo: 9,
    by: 'elin-wahlgren',
  },
  {
    key: 'newcomer:geir',
    email: 'geir.fossnes@havgap.example',
    name: 'Geir Fossnes',
    title: 'Rådgiver innkjøp',
    companyKey: 'havgap',
    locale: 'nb',
    state: 'unverified',
    daysAgo: 2,
    by: 'henrik-aasland',
  },
  {
    key: 'newcomer:randi',
    email: 'randi.myklebust@tverrvik.example',
    name: 'Randi Myklebust',
    title: 'Innkjøpssjef',
    companyKey: 'tverrvik',
    locale: 'nb',
    state: 'deactivated',
    daysAgo: 320,
    by: 'ingrid-solvang',
  },
  {
    key: 'newcomer:torbjorn',
    email: 't.haukeland@isfoss.example',
    name: 'Torbjørn Haukeland',
    title: 'Leder digital drift',
    companyKey: 'isfoss',
    locale: 'nb',
    state: 'double',
    daysAgo: 41,
    by: 'henrik-aasland',
  },
];
