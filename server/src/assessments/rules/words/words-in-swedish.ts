import type { EngineWords } from './sentences.ts';
import { quoting, time } from './phrases.ts';

const quoted = quoting('sv');
const long = time({ year: 'år', years: 'år', month: 'månad', months: 'månader', and: 'och' });
const levels = {
  basic: 'grundläggande',
  intermediate: 'god',
  fluent: 'flytande',
  native: 'modersmål',
};
const inTitle = (title: string): string => (title === '' ? '' : `, senast i ${quoted(title)}`);
const span = (from: number, to: number): string =>
  from === to ? `under ${from}` : `mellan ${from} och ${to}`;

export const wordsInSwedish: EngineWords = {
  roleCriterion: (name) => `Har arbetat som ${name}`,
  skillCriterion: (name) => `Har erfarenhet av ${name}`,
  placeCriterion: (name) => `Kan arbeta i ${name}`,
  startCriterion: (day) => `Ledig från ${day}`,
  usedIn: ({ name, kind, count, months, from, to, title }) => {
    const has = { role: 'Har arbetat som', skill: 'Har använt', industry: 'Har arbetat inom' }[
      kind
    ];
    const where = count === 1 ? 'en post' : `${count} poster`;
    return `${has} ${name} i ${where} ${span(from, to)}, sammanlagt ${long(months)}${inTitle(title)}.`;
  },
  shownWithoutDates: (name, title) =>
    `${name} nämns${title === '' ? '' : ` i ${quoted(title)}`}, men utan datum, så hur länge är okänt.`,
  tooShort: (least) => `Det som efterfrågas är ${least} år.`,
  longAgo: (year) => `Det var ett tag sedan: senast ${year}.`,
  onlyListed: (name, isMarked) =>
    `${name} står i profilen${isMarked ? ', framhävt' : ''}, men inga projekt eller jobb visar det.`,
  onlyNear: (name, near, title) =>
    `${name} nämns inte. Närmast kommer ${quoted(near)}${title === '' ? '' : ` i ${quoted(title)}`}.`,
  notNamed: (name) => `CV:t nämner inte ${name}.`,
  noRule: 'Ingen regel känner hela kriteriet, så det är bedömt efter betydelse.',
  alike: (title, isNear) =>
    `${isNear ? 'Det handlar om samma sak' : 'Det liknar något'}${title === '' ? ' i profiltexten' : ` i ${quoted(title)}`}.`,
  nothingAlike: 'CV:t har ingenting som liknar det.',
  noLanguage: (name) => `Profilen nämner inte ${name}.`,
  hasLanguage: (name, level) => `Profilen anger ${name}${level ? ` (${levels[level]})` : ''}.`,
  noClearance: 'CV:t säger ingenting om säkerhetsprövning eller registerutdrag.',
  hasClearance: (quote) => `CV:t nämner ${quoted(quote)}.`,
  worksAt: (name) => `Arbetar i ${name}.`,
  worksElsewhere: (name, others) => `Anger inte ${name}, men ${others}.`,
  noPlace: (name) => `Profilen säger inte om ${name} passar.`,
  remote: (isFine) =>
    isFine ? 'Kan arbeta på distans.' : 'Profilen säger inte att arbete på distans passar.',
  availableFrom: (day) => `Är ledig från ${day}.`,
  notAvailable: 'Har inte angett när det finns ledig kapacitet.',
  noExtent: 'Profilen säger inte hur mycket det går att arbeta.',
  workedFor: (months, from) => `Daterade projekt och jobb från ${from} omfattar ${long(months)}.`,
  noDates: 'Inga projekt eller jobb har datum, så antalet år är okänt.',
  hasDegree: (title) => `Har ${quoted(title)}.`,
  otherDegree: (title) => `Utbildningen är en annan eller kortare: ${quoted(title)}.`,
  noEducation: 'CV:t visar ingen utbildning på den här nivån.',
  hasCertificate: (title) => `Har certifieringen ${quoted(title)}.`,
  onlyCourse: (title) => `Har kursen ${quoted(title)}, men ingen certifiering.`,
  noCertificate: 'CV:t visar ingen sådan certifiering.',
  speaksFor: (criteria) => `Talar för ${criteria}.`,
  aheadIn: (criterion, score, others) =>
    `${quoted(criterion)}: ${score} av 100, de andra i snitt ${others}.`,
  behindIn: (criterion, score, others) =>
    `${quoted(criterion)}: bara ${score} av 100, de andra i snitt ${others}.`,
  likeOthers: (score) => `Skiljer sig inte från de andra; ${score} av 100 sammanlagt.`,
  meets: (met, all) => `Uppfyller ${met} av ${all} kriterier.`,
  missing: (criteria) => `Saknar mest på ${criteria}.`,
  strongestIn: (criteria) => `Starkast på ${criteria}.`,
  aboutEqual: (criterion) =>
    `De två är ungefär lika${criterion ? `; skillnaden är störst på ${quoted(criterion)}` : ''}.`,
  betterIn: (criterion, score, other) =>
    `Skillnaden är störst på ${quoted(criterion)}: ${score} mot ${other}.`,
  higherScore: (score, other) => `Sammanlagt ${score} mot ${other}.`,
};
