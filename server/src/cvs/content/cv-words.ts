import type { LanguageLevel } from '@torg/protocol/profiles/profile-terms';
import type { Locale } from '@torg/protocol/terms';

/** The words that a CV says by itself. */
export interface CvWords {
  cv: string;
  now: string;
  headings: {
    about: string;
    roles: string;
    skills: string;
    projects: string;
    work_experiences: string;
    educations: string;
    certifications: string;
    courses: string;
    honors: string;
    presentations: string;
    publications: string;
    positions: string;
    languages: string;
    contact: string;
    facts: string;
  };
  /** over what the consultant did in a project */
  myPart: string;
  customer: string;
  roles: string;
  skills: string;
  level: string;
  expert: string;
  region: string;
  remote: string;
  availability: string;
  availableNow: string;
  availableFrom: (day: string) => string;
  notAvailable: string;
  experience: string;
  years: (years: number) => string;
  email: string;
  phone: string;
  company: string;
  levels: Record<LanguageLevel, string>;
  spoken: string;
  written: string;
  language: string;
  when: string;
  what: string;
  photoOf: (name: string) => string;
  logoOf: (name: string) => string;
  candidate: string;
  customerNumber: (number: number) => string;
  workplaceNumber: (number: number) => string;
  /** in place of an address or a link */
  removed: string;
  version: string;
  page: string;
  of: string;
}

export const cvWords: Record<Locale, CvWords> = {
  nb: {
    cv: 'CV',
    now: 'nå',
    headings: {
      about: 'Om meg',
      roles: 'Roller',
      skills: 'Ferdigheter',
      projects: 'Prosjekter',
      work_experiences: 'Arbeidserfaring',
      educations: 'Utdanning',
      certifications: 'Sertifiseringer',
      courses: 'Kurs',
      honors: 'Utmerkelser',
      presentations: 'Foredrag',
      publications: 'Publikasjoner',
      positions: 'Verv',
      languages: 'Språk',
      contact: 'Kontakt',
      facts: 'Nøkkelopplysninger',
    },
    myPart: 'Det jeg gjorde',
    customer: 'Kunde',
    roles: 'Rolle',
    skills: 'Ferdigheter',
    level: 'Nivå',
    expert: 'ekspert',
    region: 'Sted',
    remote: 'Kan jobbe hjemmefra',
    availability: 'Tilgjengelighet',
    availableNow: 'Ledig nå',
    availableFrom: (day) => `Ledig fra ${day}`,
    notAvailable: 'Ikke ledig',
    experience: 'Erfaring',
    years: (years) => `${years} års erfaring`,
    email: 'E-post',
    phone: 'Telefon',
    company: 'Selskap',
    levels: {
      basic: 'Grunnleggende',
      intermediate: 'Middels',
      fluent: 'Flytende',
      native: 'Morsmål',
    },
    spoken: 'Muntlig',
    written: 'Skriftlig',
    language: 'Språk',
    when: 'Når',
    what: 'Hva',
    photoOf: (name) => `Bilde av ${name}`,
    logoOf: (name) => `Logoen til ${name}`,
    candidate: 'Kandidat',
    customerNumber: (number) => `Kunde ${number}`,
    workplaceNumber: (number) => `Arbeidsgiver ${number}`,
    removed: '[fjernet]',
    version: 'Versjon',
    page: 'Side',
    of: 'av',
  },
  sv: {
    cv: 'CV',
    now: 'nu',
    headings: {
      about: 'Om mig',
      roles: 'Roller',
      skills: 'Kompetenser',
      projects: 'Projekt',
      work_experiences: 'Arbetslivserfarenhet',
      educations: 'Utbildning',
      certifications: 'Certifieringar',
      courses: 'Kurser',
      honors: 'Utmärkelser',
      presentations: 'Föredrag',
      publications: 'Publikationer',
      positions: 'Förtroendeuppdrag',
      languages: 'Språk',
      contact: 'Kontakt',
      facts: 'I korthet',
    },
    myPart: 'Det jag gjorde',
    customer: 'Kund',
    roles: 'Roll',
    skills: 'Kompetenser',
    level: 'Nivå',
    expert: 'expert',
    region: 'Ort',
    remote: 'Kan arbeta hemifrån',
    availability: 'Tillgänglighet',
    availableNow: 'Ledig nu',
    availableFrom: (day) => `Ledig från ${day}`,
    notAvailable: 'Inte ledig',
    experience: 'Erfarenhet',
    years: (years) => `${years} års erfarenhet`,
    email: 'E-post',
    phone: 'Telefon',
    company: 'Företag',
    levels: {
      basic: 'Grundläggande',
      intermediate: 'Medel',
      fluent: 'Flytande',
      native: 'Modersmål',
    },
    spoken: 'Muntligt',
    written: 'Skriftligt',
    language: 'Språk',
    when: 'När',
    what: 'Vad',
    photoOf: (name) => `Bild på ${name}`,
    logoOf: (name) => `Logotypen för ${name}`,
    candidate: 'Kandidat',
    customerNumber: (number) => `Kund ${number}`,
    workplaceNumber: (number) => `Arbetsgivare ${number}`,
    removed: '[borttaget]',
    version: 'Version',
    page: 'Sida',
    of: 'av',
  },
  en: {
    cv: 'CV',
    now: 'present',
    headings: {
      about: 'About me',
      roles: 'Roles',
      skills: 'Skills',
      projects: 'Projects',
      work_experiences: 'Work experience',
      educations: 'Education',
      certifications: 'Certifications',
      courses: 'Courses',
      honors: 'Honours',
      presentations: 'Presentations',
      publications: 'Publications',
      positions: 'Positions of trust',
      languages: 'Languages',
      contact: 'Contact',
      facts: 'In brief',
    },
    myPart: 'What I did',
    customer: 'Customer',
    roles: 'Role',
    skills: 'Skills',
    level: 'Level',
    expert: 'expert',
    region: 'Place',
    remote: 'Can work from home',
    availability: 'Availability',
    availableNow: 'Available now',
    availableFrom: (day) => `Available from ${day}`,
    notAvailable: 'Not available',
    experience: 'Experience',
    years: (years) => (years === 1 ? '1 year of experience' : `${years} years of experience`),
    email: 'Email',
    phone: 'Phone',
    company: 'Company',
    levels: { basic: 'Basic', intermediate: 'Intermediate', fluent: 'Fluent', native: 'Native' },
    spoken: 'Spoken',
    written: 'Written',
    language: 'Language',
    when: 'When',
    what: 'What',
    photoOf: (name) => `Photo of ${name}`,
    logoOf: (name) => `Logo of ${name}`,
    candidate: 'Candidate',
    customerNumber: (number) => `Customer ${number}`,
    workplaceNumber: (number) => `Employer ${number}`,
    removed: '[removed]',
    version: 'Version',
    page: 'Page',
    of: 'of',
  },
};
