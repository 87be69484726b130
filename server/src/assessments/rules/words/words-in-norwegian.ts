import type { EngineWords } from './sentences.ts';
import { quoting, time } from './phrases.ts';

const quoted = quoting('nb');
const long = time({ year: 'år', years: 'år', month: 'måned', months: 'måneder', and: 'og' });
const levels = {
  basic: 'grunnleggende',
  intermediate: 'godt',
  fluent: 'flytende',
  native: 'morsmål',
};
const inTitle = (title: string): string => (title === '' ? '' : `, sist i ${quoted(title)}`);
const span = (from: number, to: number): string =>
  from === to ? `i ${from}` : `mellom ${from} og ${to}`;

export const wordsInNorwegian: EngineWords = {
  roleCriterion: (name) => `Har arbeidet som ${name}`,
  skillCriterion: (name) => `Har erfaring med ${name}`,
  placeCriterion: (name) => `Kan arbeide i ${name}`,
  startCriterion: (day) => `Ledig fra ${day}`,
  usedIn: ({ name, kind, count, months, from, to, title }) => {
    const has = { role: 'Har arbeidet som', skill: 'Har brukt', industry: 'Har arbeidet innen' }[
      kind
    ];
    const where = count === 1 ? 'én oppføring' : `${count} oppføringer`;
    return `${has} ${name} i ${where} ${span(from, to)}, til sammen ${long(months)}${inTitle(title)}.`;
  },
  shownWithoutDates: (name, title) =>
    `${name} er nevnt${title === '' ? '' : ` i ${quoted(title)}`}, men uten datoer, så lengden er ukjent.`,
  tooShort: (least) => `Det spørres etter ${least} år.`,
  longAgo: (year) => `Det er en stund siden: sist i ${year}.`,
  onlyListed: (name, isMarked) =>
    `${name} står i profilen${isMarked ? ', fremhevet' : ''}, men ingen prosjekter eller jobber viser det.`,
  onlyNear: (name, near, title) =>
    `${name} er ikke nevnt. Det nærmeste er ${quoted(near)}${title === '' ? '' : ` i ${quoted(title)}`}.`,
  notNamed: (name) => `CV-en nevner ikke ${name}.`,
  noRule: 'Ingen regel kjenner hele kriteriet, så det er vurdert etter betydning.',
  alike: (title, isNear) =>
    `${isNear ? 'Det handler om det samme' : 'Det ligner noe'}${title === '' ? ' i profilteksten' : ` i ${quoted(title)}`}.`,
  nothingAlike: 'CV-en har ingenting som ligner.',
  noLanguage: (name) => `Profilen nevner ikke ${name}.`,
  hasLanguage: (name, level) => `Profilen oppgir ${name}${level ? ` (${levels[level]})` : ''}.`,
  noClearance: 'CV-en sier ingenting om sikkerhetsklarering eller attest.',
  hasClearance: (quote) => `CV-en nevner ${quoted(quote)}.`,
  worksAt: (name) => `Arbeider i ${name}.`,
  worksElsewhere: (name, others) => `Oppgir ikke ${name}, men ${others}.`,
  noPlace: (name) => `Profilen sier ikke om ${name} passer.`,
  remote: (isFine) =>
    isFine ? 'Kan arbeide på avstand.' : 'Profilen sier ikke at arbeid på avstand passer.',
  availableFrom: (day) => `Er ledig fra ${day}.`,
  notAvailable: 'Har ikke oppgitt når det er ledig kapasitet.',
  noExtent: 'Profilen sier ikke hvor mye det er mulig å arbeide.',
  workedFor: (months, from) => `Daterte prosjekter og jobber fra ${from} dekker ${long(months)}.`,
  noDates: 'Ingen prosjekter eller jobber har datoer, så antall år er ukjent.',
  hasDegree: (title) => `Har ${quoted(title)}.`,
  otherDegree: (title) => `Utdanningen er en annen eller kortere: ${quoted(title)}.`,
  noEducation: 'CV-en viser ingen utdanning på dette nivået.',
  hasCertificate: (title) => `Har sertifiseringen ${quoted(title)}.`,
  onlyCourse: (title) => `Har kurset ${quoted(title)}, men ingen sertifisering.`,
  noCertificate: 'CV-en viser ingen slik sertifisering.',
  speaksFor: (criteria) => `Taler for ${criteria}.`,
  aheadIn: (criterion, score, others) =>
    `${quoted(criterion)}: ${score} av 100, de andre i snitt ${others}.`,
  behindIn: (criterion, score, others) =>
    `${quoted(criterion)}: bare ${score} av 100, de andre i snitt ${others}.`,
  likeOthers: (score) => `Skiller seg ikke ut fra de andre; ${score} av 100 samlet.`,
  meets: (met, all) => `Oppfyller ${met} av ${all} kriterier.`,
  missing: (criteria) => `Mangler mest på ${criteria}.`,
  strongestIn: (criteria) => `Sterkest på ${criteria}.`,
  aboutEqual: (criterion) =>
    `De to er omtrent like${criterion ? `; forskjellen er størst på ${quoted(criterion)}` : ''}.`,
  betterIn: (criterion, score, other) =>
    `Forskjellen er størst på ${quoted(criterion)}: ${score} mot ${other}.`,
  higherScore: (score, other) => `Samlet ${score} mot ${other}.`,
};
