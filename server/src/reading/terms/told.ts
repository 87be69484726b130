import type { VocabularyTerm } from '../../competencies/competencies.queries.ts';
import type { Word } from '../text/words.ts';

/** `fagsystemene våre`, `Løsningsarkitekten tegner`: what there is already. */
const definite = /(?:en|et|ene|erne|erna|arna|orna)$/u;
const branch = /(?:bransjen|branschen|sektoren|sektorn|industrien|industrin|naeringen)$/u;
/** What a text is, or how it is bought. */
const papers: ReadonlySet<string> = new Set(
  `rammeavtale rammeavtaler ramavtal ramavtalsavrop minikonkurranse avrop konkurransegrunnlag
  kravspesifikasjon kravspecifikation forfragningsunderlag anbudsdokumenter rfp rfi`.split(/\s+/),
);

/** Whether a word tells of something rather than naming what somebody can or is. */
export const isBackground = ({ folded }: Word, name: string, term: VocabularyTerm): boolean =>
  papers.has(name) ||
  (folded !== name &&
    definite.test(folded) &&
    !branch.test(folded) &&
    new Set(Object.values(term.names)).size > 1);

/** Whom somebody works beside: they are there already. */
const beside =
  /(?:sammen med|tillsammans med|together with|alongside|rapporter\p{L}* t(?:il|ill)|report(?:s|ing)? to)[^.:\n]{0,50}$/iu;
/** What is replaced is what nobody needs any longer: "moving from their own data centre". */
const replaced =
  /(?:(?:mov(?:e|es|ing)|migrat\p{L}+|flytt\p{L}+|migrer\p{L}+)[^.:\n]{0,20}\s(?:from|fra|från)|replac\p{L}+|byt(?:te|ter|ta|er|a)? ut|erstatte[rt]?|ersätt(?:a|er)|avvikle[rt]?|avveckla[rt]?)\s+(?:(?:sin|sitt|sine|sina|det|den|de|their|our|the|its|own|egne?|eget|egna|gamle|gamla|old|existing|eksisterende|befintliga?)\s+){0,3}$/iu;
const asks =
  /(?:erfar|kompeten|kunnskap|kunskap|kjenn|kän(?:n|d)|ferdighet|färdighet|behersk|behärsk|experience|knowledge|skill|(?<!\p{L})(?:kan|kunne|kunna|know))[^.:\n]{0,30}$/iu;
const reach = 60;

export const isAskedFor = (text: string, start: number): boolean =>
  asks.test(text.slice(Math.max(0, start - reach), start));

export const isReplaced = (text: string, start: number): boolean =>
  replaced.test(text.slice(Math.max(0, start - reach), start));

export const isColleague = (text: string, start: number): boolean =>
  beside.test(text.slice(Math.max(0, start - 2 * reach), start));
