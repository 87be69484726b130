import { docxWordDocuments } from '../../server/src/adapters/word-documents/word-documents.docx.ts';
import type { MatrixPaper, MatrixRow } from '../../server/src/platform/ports/matrix-paper.ts';
import { middleOf, type WorkRow } from '../contracts/work.ts';
import { cpuOfWork } from '../cvs/cpu-of-work.ts';
import { twelveCriteria } from './long-cv.ts';

const atOnce = 30;
const rounds = 5;
/** Milliseconds of the processor. */
const most = 60;

const answers = [
  { met: 'met', answer: 'Ja' },
  { met: 'partly', answer: 'Delvis' },
  { met: 'not', answer: 'Nei' },
] as const;

/** Another answer, quote and entry each turn. */
const rowsOf = (importance: string, turn: number): MatrixRow[] =>
  twelveCriteria
    .filter((criterion) => criterion.importance === importance)
    .map(({ criteria }, at) => ({
      number: String(at + 1),
      requirement: criteria,
      ...(answers[(turn + at) % answers.length] ?? answers[0]),
      how: `Nevnt i ${(turn + at) % 7} prosjekter fra 2018 til 2024, sist for to år siden.`,
      quotes: [0, 1].map(
        (more) => `«Utviklet ${turn + more} tjenester i Java med PostgreSQL på Kubernetes.»`,
      ),
      entries: [0, 1, 2].map((more) => ({
        title: `Ny kundeportal ${turn + more}`,
        detail: 'Fjordvarme AS, mars 2021 – nå',
      })),
    }));

const matrixOf = (turn: number): MatrixPaper => ({
  ...{ locale: 'nb', title: `Kravmatrise Kari Nordmann ${turn}`, made: new Date('2026-11-24') },
  ...{ heading: 'Kravmatrise', about: `Javautvikler til kundeportal ${turn}` },
  facts: [
    { label: 'Kandidat', value: `Kari Nordmann ${turn}` },
    { label: 'Kriterier', value: 'Versjon 1, godkjent av Ola Hansen 12. november 2026' },
    { label: 'Vurdert av', value: 'Torgs egne regler' },
  ],
  columns: ['Nr.', 'Krav', 'Oppfylt', 'Hvordan', 'I CV-en'],
  sections: [
    { heading: 'Må-krav', rows: rowsOf('ABSOLUTE', turn) },
    { heading: 'Bør-krav', rows: rowsOf('NICE_TO_HAVE', turn) },
  ],
  ...{ none: 'Ingen.', note: 'Matrisen er laget maskinelt av CV-en. Les gjennom før den sendes.' },
  words: { foot: 'Torg · 24. november 2026', page: 'Side', of: 'av' },
});

/** A matrix of twelve requirements as DOCX, once everything is warm. */
export async function matrixWork(): Promise<WorkRow[]> {
  const documents = docxWordDocuments();
  const cpu = await middleOf(rounds, () =>
    cpuOfWork(atOnce, (turn) => documents.writeMatrix(matrixOf(turn))),
  );
  await documents.close();
  return [
    {
      work: `a matrix of ${twelveCriteria.length} requirements as DOCX`,
      figure: `${cpu.toFixed(0)} ms of the processor`,
      promise: `≤ ${most}`,
      isKept: cpu <= most,
    },
  ];
}
