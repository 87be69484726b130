import { join } from 'node:path';
import { aContractPaper, aProofPaper } from '../../server/src/adapters/typesetting/a-paper.ts';
import { typstTypesetting } from '../../server/src/adapters/typesetting/typesetting.typst.ts';
import { padesSealing } from '../../server/src/adapters/sealing/sealing.pades.ts';
import { builtInDocument } from '../../server/src/contracts/documents/built-in-documents.ts';
import { cpuOfChildren } from '../cpu.ts';
import { middleOf, type WorkRow } from './work.ts';

const pages = 6;
const atOnce = 30;
const rounds = 3;
/** Made up, like its passphrase: the tests' own. */
const keyFile = join(import.meta.dirname, '../../server/src/testing/seal/test-seal.p12');
const passphrase = 'a-made-up-passphrase';
const most = { rendered: 40, sealed: 60 };

const sentence = 'Konsulenten tar del i arbeidet med løsningen, og holder kunden orientert. ';
const paragraphs = 24;

let made = 0;

/** In no two contracts the same, unlike the version of the document that many companies sign. */
const termsOf = (contract: number): string =>
  Array.from({ length: paragraphs }, (_, at) => `${contract}.${at} ${sentence.repeat(4)}`).join(
    '\n\n',
  );

/** No two are the same: other people, other companies, other terms, another number. */
function nextPaper() {
  made += 1;
  const usual = aContractPaper();
  const { title, text } = builtInDocument('cooperation_norwegian');
  return aContractPaper({
    ...{ title, text },
    reference: `0198c0de-0000-7000-8000-${String(made).padStart(12, '0')}`,
    parties: usual.parties.map((party) => ({
      ...party,
      name: `${party.name} ${made}`,
      signatory: { ...party.signatory, name: `${party.signatory.name} ${made}` },
    })),
    texts: [{ heading: 'Særlige vilkår', text: termsOf(made) }],
  });
}

const pagesOf = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

/** Milliseconds of the processor that one takes in the processes that this one has started. */
async function cpuOf(work: (turn: number) => Promise<unknown>): Promise<number> {
  const before = cpuOfChildren() ?? Number.NaN;
  for (let turn = 0; turn < atOnce; turn += 1) await work(turn);
  return (((cpuOfChildren() ?? Number.NaN) - before) * 1_000) / atOnce;
}

const rowOf = (work: string, cpu: number, limit: number): WorkRow => ({
  work,
  figure: `${cpu.toFixed(0)} ms of the processor`,
  promise: `≤ ${limit}`,
  isKept: cpu <= limit,
});

/** What it takes to typeset a contract, and to seal it with its proof page, once both are warm. */
export async function paperWork(): Promise<WorkRow[]> {
  const typesetting = typstTypesetting();
  const sealing = padesSealing({ keyFile, passphrase, timestampUrl: undefined, dataDir: '' });
  const contract = await typesetting.typeset('contract', nextPaper());
  const count = pagesOf(contract);
  if (count !== pages) throw new Error(`the contract has ${count} pages, not ${pages}`);
  const rendered = await middleOf(rounds, () =>
    cpuOf(() => typesetting.typeset('contract', nextPaper())),
  );
  const proof = await typesetting.typeset('proof', aProofPaper());
  await typesetting.close();
  const about = { reason: 'Alle parter har signert', name: 'Torg', at: new Date() };
  const sealed = await middleOf(rounds, () =>
    cpuOf(async () => sealing.seal(await sealing.join(contract, proof), about)),
  );
  await sealing.close();
  return [
    rowOf(`typesetting a contract of ${pages} pages`, rendered, most.rendered),
    rowOf(`joining it with its proof page and sealing it`, sealed, most.sealed),
  ];
}
