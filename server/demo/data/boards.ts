/** How far the people of a board have come with choosing. */
export type BoardStage = 'early' | 'middle' | 'late';

export interface DemoBoard {
  /** of the assignment or need */
  key: string;
  of: 'assignment' | 'need';
  by: string;
  locale: 'nb' | 'sv';
  stage: BoardStage;
}

const ofAssignment = (
  key: string,
  by: string,
  stage: BoardStage,
  locale: 'nb' | 'sv' = 'nb',
): DemoBoard => ({ key, of: 'assignment', by, locale, stage });
const ofNeed = (
  key: string,
  by: string,
  stage: BoardStage,
  locale: 'nb' | 'sv' = 'nb',
): DemoBoard => ({ key, of: 'need', by, locale, stage });

export const demoBoards: readonly DemoBoard[] = [
  ofAssignment('isfoss-avregning-backend', 'silje-rodland', 'middle'),
  ofAssignment('isfoss-ot-sikkerhet', 'silje-rodland', 'early'),
  ofAssignment('isfoss-vaktsentral-design', 'silje-rodland', 'late'),
  ofAssignment('isfoss-malbilde', 'silje-rodland', 'late'),
  ofAssignment('tverrvik-byggesak', 'wenche-ulvund', 'early'),
  ofAssignment('havgap-java-betaling', 'camilla-strandvik', 'late'),
  ofAssignment('gronnmarka-netthandel-frontend', 'line-kjolstad', 'middle'),
  ofAssignment('tillatelser-vedtak-backend', 'hilde-marstrander', 'early'),
  ofAssignment('vinterhamn-java-malmo', 'johan-ekdahl', 'middle', 'sv'),
  ofAssignment('lindvakt-java-leveransteam', 'anna-karin-bohlin', 'late', 'sv'),
  ofNeed('kundeportal', 'silje-rodland', 'middle'),
  ofNeed('anbud-pdf', 'silje-rodland', 'early'),
  ofNeed('eget-team', 'torunn-myrvold', 'middle'),
  ofNeed('annons-java', 'johan-ekdahl', 'late', 'sv'),
  ofNeed('annons-arkitekt', 'johan-ekdahl', 'early', 'sv'),
  ofNeed('fraga-fran-kund', 'karin-soderlind', 'early', 'sv'),
];

/** The columns that people were put into, beside those who have sent interest. */
export const columnsOfStage: Record<BoardStage, readonly string[]> = {
  early: ['Interessert', 'Interessert', 'Samtale'],
  middle: ['Interessert', 'Samtale', 'Samtale', 'Intervju', 'Avslått'],
  late: ['Samtale', 'Intervju', 'Intervju', 'Tilbud', 'Avslått', 'Avslått'],
};

/** What colleagues write about each other's candidates. */
export const boardNotes: Record<'nb' | 'sv', readonly string[]> = {
  nb: [
    'Ring før fredag, er på reise neste uke.',
    'God på det faglige. Vi bør spørre mer om erfaring fra drift.',
    'Har jobbet her før, og teamet vil gjerne ha henne tilbake.',
    'Kan begynne to uker senere enn vi ønsket. Det går fint.',
    'Timeprisen er over rammen, men erfaringen er akkurat det vi mangler.',
    'Referansen fra forrige oppdrag var svært god.',
    'Litt lite erfaring med akkurat dette, men lærer fort.',
  ],
  sv: [
    'Ring före fredag, är på resa nästa vecka.',
    'Stark tekniskt. Vi bör fråga mer om erfarenhet av drift.',
    'Kan börja två veckor senare än vi ville. Det går bra.',
    'Timpriset ligger över ramen, men erfarenheten är precis vad vi saknar.',
    'Referensen från förra uppdraget var mycket bra.',
    'Lite mindre erfarenhet av just detta, men lär sig snabbt.',
  ],
};

/** Cards about people who are not on Torg. */
export const unknownCandidates: Record<'nb' | 'sv', readonly string[]> = {
  nb: ['Tipset fra Torbjørn', 'Kandidat fra rammeavtalen'],
  sv: ['Tipset från Marie-Louise', 'Kandidat från ramavtalet'],
};

/** A file beside the notes. */
export const referenceFile = {
  nb: {
    name: 'Referansesjekk.pdf',
    kind: 'pdf' as const,
    text: 'Referansen bekrefter rollen og perioden, og ville gjerne ha hatt konsulenten tilbake.',
  },
  sv: {
    name: 'Referenskontroll.pdf',
    kind: 'pdf' as const,
    text: 'Referensen bekräftar rollen och perioden, och hade gärna haft konsulten tillbaka.',
  },
};
