import type {
  ContractPaper,
  HiringFolderPaper,
  ProofPaper,
} from '../../platform/ports/typesetting.ts';

const made = new Date('2026-11-23T09:30:00Z');

/** A short contract between people and companies that do not exist. */
export const aContractPaper = (fields: Partial<ContractPaper> = {}): ContractPaper => ({
  locale: 'nb',
  title: 'Samarbeidsavtale',
  version: 3,
  reference: '0198c0de-0000-7000-8000-000000000001',
  made,
  signing: 'electronic',
  parties: [
    {
      heading: 'Markedsplassen',
      name: 'Torg',
      organization_number: null,
      signatory: { name: 'Siri Torg', email: 'siri@torg.example', title: '' },
    },
    {
      heading: 'Konsulentselskapet',
      name: 'Fjordkode AS',
      organization_number: '912 345 678',
      signatory: { name: 'Kari Fjord', email: 'kari@fjord.example', title: 'Daglig leder' },
    },
  ],
  facts: [],
  texts: [],
  text: '## Formål\n\nPartene **samarbeider**.\n\n1. om dette\n2. og dette',
  ...fields,
});

export const aProofPaper = (fields: Partial<ProofPaper> = {}): ProofPaper => ({
  locale: 'nb',
  title: 'Samarbeidsavtale',
  reference: '0198c0de-0000-7000-8000-000000000001',
  made,
  verifyUrl: 'https://torg.example/verify',
  signatures: [
    {
      party: 'Fjordkode AS',
      name: 'Kari Fjord',
      signedName: 'Kari M. Fjord',
      email: 'kari@fjord.example',
      signedAt: made,
      address: '192.0.2.8',
      device: null,
      identifiedBy: 'link_and_code',
      insteadOf: [{ name: 'Ola Nes', email: 'ola@fjord.example', at: made }],
    },
  ],
  documentHash: 'ab'.repeat(32),
  events: 9,
  chainHead: 'cd'.repeat(32),
  ...fields,
});

export const aFolderPaper = (): HiringFolderPaper => ({
  locale: 'nb',
  title: 'Innleiemappe',
  subtitle: 'Fjordkode AS',
  reference: 'innleie-1',
  made,
  sections: [
    {
      heading: 'Grunnlag',
      parts: [
        { kind: 'facts', rows: [{ label: 'Grunnlag', value: 'aml. § 14-12' }] },
        { kind: 'table', columns: ['Fra', 'Timepris'], rows: [['1. januar 2027', '1 250 kr']] },
        { kind: 'text', text: 'Drøftet med **tillitsvalgte**.' },
        { kind: 'files', files: [{ name: 'referat.pdf', about: 'fra møtet' }] },
      ],
    },
  ],
});
