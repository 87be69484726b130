import type { CompanyRegister } from './company-register.ts';
import type { CvFiles } from './cv-files.ts';
import type { CvReader } from './cv-reader.ts';
import type { CvTool, CvToolDesk } from './cv-tool.ts';
import type { EmbeddingsChoice } from './embeddings.ts';
import type { EsignDesk, EsignProvider } from './esign.ts';
import type { LanguageModel } from './language-model.ts';
import type { MailSender } from './mail.ts';
import type { Mailbox } from './mailbox.ts';
import type { PdfReader } from './pdf-reader.ts';
import type { Pictures } from './pictures.ts';
import type { Sealing } from './sealing.ts';
import type { Storage } from './storage.ts';
import type { Typesetting } from './typesetting.ts';
import type { WordDocuments } from './word-documents.ts';
import type { WordTemplates } from './word-templates.ts';
import type { VirusScanner } from './virus-scanner.ts';
import type { OidcProvider } from './oidc.ts';
import type { Settings } from '../settings.ts';

/** The external services. Jobs can use them; handlers only if their call has the effect `external`. */
export interface External {
  mail: MailSender;
  /** receives the mail in development; null where mail is really sent */
  mailbox: Mailbox | null;
  storage: Storage;
  pictures: Pictures;
  pdfReader: PdfReader;
  /** opens uploaded CVs, of which nothing is trusted */
  cvReader: CvReader;
  cvFiles: CvFiles;
  typesetting: Typesetting;
  wordDocuments: WordDocuments;
  wordTemplates: WordTemplates;
  /** the digital seal of PDFs */
  sealing: Sealing;
  /** null where files are not scanned */
  virusScanner: VirusScanner | null;
  /** null where no OIDC provider is set up */
  oidcProvider: OidcProvider | null;
  /** the built-in rules if no model is set up */
  languageModel: LanguageModel;
  /** a stand-in with made-up companies outside production */
  companyRegister: CompanyRegister;
  /** null if searches use words alone */
  embeddings: EmbeddingsChoice | null;
  /** null where contracts are signed at Torg only */
  esign: EsignProvider | null;
  /** the provider's stand-in, where one acts as those who sign; null where there is none */
  esignDesk: EsignDesk | null;
  /** where companies keep their people's CVs */
  cvTool: CvTool;
  /** the tool's stand-in, where one edits CVs as their owners do; null where there is none */
  cvToolDesk: CvToolDesk | null;
  settings: Settings;
  clock: () => Date;
}
