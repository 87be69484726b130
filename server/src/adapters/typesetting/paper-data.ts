import type { Locale } from '@torg/protocol/terms';
import type { CvPaper } from '../../platform/ports/cv-paper.ts';
import type {
  ContractPaper,
  FolderPart,
  HiringFolderPaper,
  Papers,
  ProofPaper,
} from '../../platform/ports/typesetting.ts';
import { textBlocks } from '../../platform/text/text-blocks.ts';
import { cvData } from './cv-data.ts';
import { paperWords } from './paper-words.ts';

const tags: Record<Locale, string> = { nb: 'nb-NO', sv: 'sv-SE', en: 'en-GB' };
const zone = { timeZone: 'Europe/Oslo' } as const;

const dayText = (locale: Locale, date: Date): string =>
  date.toLocaleDateString(tags[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    ...zone,
  });

/** With seconds and the distance from UTC, since it is evidence. */
const momentText = (locale: Locale, date: Date): string =>
  date.toLocaleString(tags[locale], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
    ...zone,
  });

/** What every document has: language, title, date, foot. */
function common(paper: Exclude<Papers[keyof Papers], CvPaper>, running: string) {
  const { locale, title, reference, made } = paper;
  const [year, month, day] = made.toLocaleDateString('sv-SE', zone).split('-').map(Number);
  return {
    ...{ title, reference, running, lang: locale, words: paperWords[locale] },
    made: { year, month, day },
  };
}

function contract(paper: ContractPaper) {
  const { locale, made, version, signing, parties, facts, texts, text } = paper;
  const words = paperWords[locale];
  return {
    ...common(paper, `${words.version} ${version}`),
    subtitle: dayText(locale, made),
    closing: signing === 'electronic' ? words.electronic : words.byHand,
    parties: parties.map(({ heading, name, organization_number: number, signatory }) => ({
      ...{ heading, name, signatory },
      number: number === null ? '' : `${words.organizationNumber} ${number}`,
    })),
    facts,
    texts: texts.map(({ heading, text: long }) => ({ heading, blocks: textBlocks(long).blocks })),
    blocks: textBlocks(text).blocks,
  };
}

function proof(paper: ProofPaper) {
  const { locale, made, title, signatures, documentHash, events, chainHead } = paper;
  const words = paperWords[locale];
  const rowsOf = (one: ProofPaper['signatures'][number]) => [
    { label: words.signedName, value: one.signedName },
    { label: words.email, value: one.email },
    { label: words.signedAt, value: momentText(locale, one.signedAt) },
    { label: words.address, value: one.address ?? words.unknown },
    { label: words.device, value: one.device ?? words.unknown },
    { label: words.identified, value: words.identifiedBy[one.identifiedBy] },
    ...one.insteadOf.map(({ name, email, at }) => ({
      label: words.insteadOf,
      value: `${name} (${email}), ${words.replaced} ${momentText(locale, at)}`,
    })),
  ];
  return {
    ...common({ ...paper, title: words.proof }, title),
    subtitle: `${title} · ${dayText(locale, made)}`,
    check: `${words.check} ${paper.verifyUrl}.`,
    signatures: signatures.map((one) => ({ party: one.party, name: one.name, rows: rowsOf(one) })),
    facts: [
      { label: words.contract, value: paper.reference },
      { label: words.hash, value: documentHash, small: true },
      { label: words.events, value: String(events) },
      { label: words.chainHead, value: chainHead, small: true },
    ],
  };
}

const setPart = (part: FolderPart) =>
  part.kind === 'text' ? { kind: 'text', blocks: textBlocks(part.text).blocks } : part;

const hiring_folder = (paper: HiringFolderPaper) => ({
  ...common(paper, dayText(paper.locale, paper.made)),
  subtitle: paper.subtitle,
  sections: paper.sections.map(({ heading, parts }) => ({ heading, parts: parts.map(setPart) })),
});

const makers: { [T in keyof Papers]: (paper: Papers[T]) => object } = {
  contract,
  proof,
  hiring_folder,
  cv: cvData,
};

/** What a template gets, as plain values. */
export const paperData = <T extends keyof Papers>(template: T, paper: Papers[T]): object =>
  makers[template](paper);
