import { join } from 'node:path';
import { brregCompanyRegister } from './adapters/company-register/company-register.brreg.ts';
import { builtInCompanyRegister } from './adapters/company-register/company-register.built-in.ts';
import { makeEsign } from './adapters/esign/make-esign.ts';
import { boundedCvFiles } from './adapters/cv-files/cv-files.bounded.ts';
import { pdfjsCvReader } from './adapters/cv-reader/cv-reader.pdfjs.ts';
import { makeCvTool } from './adapters/cv-tool/make-cv-tool.ts';
import { makeEmbeddings } from './adapters/embeddings/make-embeddings.ts';
import { builtInLanguageModel } from './adapters/language-model/language-model.built-in.ts';
import { openAiLanguageModel } from './adapters/language-model/language-model.openai.ts';
import { folderMailbox } from './adapters/mail/mail.mailbox.ts';
import { libPdfReader } from './adapters/pdf-reader/pdf-reader.libpdf.ts';
import { sharpPictures } from './adapters/pictures/pictures.sharp.ts';
import { openSealing } from './adapters/sealing/sealing.pades.ts';
import { diskStorage } from './adapters/storage/storage.disk.ts';
import { typstTypesetting } from './adapters/typesetting/typesetting.typst.ts';
import { docxWordDocuments } from './adapters/word-documents/word-documents.docx.ts';
import { docxWordTemplates } from './adapters/word-templates/word-templates.docxtemplater.ts';
import { clamdVirusScanner } from './adapters/virus-scanner/virus-scanner.clamd.ts';
import type { External } from './platform/ports/external.ts';
import type { Storage } from './platform/ports/storage.ts';
import type { Settings } from './platform/settings.ts';

// The clients of S3, SMTP and OpenID Connect are large, so each is loaded only if it is used.

async function makeStorage(settings: Settings): Promise<Storage> {
  if (settings.s3 === null) return diskStorage(join(settings.dataDir, 'files'));
  const { s3Storage } = await import('./adapters/storage/storage.s3.ts');
  return s3Storage(settings.s3);
}

async function makeMail(settings: Settings): Promise<Pick<External, 'mail' | 'mailbox'>> {
  if (settings.smtpUrl !== undefined) {
    const { smtpMail } = await import('./adapters/mail/mail.smtp.ts');
    const { smtpUrl: url, mailFrom: from, smtpRequireTls: requireTls } = settings;
    const mail = smtpMail({ url, from, requireTls });
    return { mail, mailbox: null };
  }
  const mailbox = folderMailbox(join(settings.dataDir, 'mail'));
  return { mail: mailbox, mailbox };
}

async function makeOidcProvider(settings: Settings): Promise<External['oidcProvider']> {
  if (settings.oidc === null) return null;
  const { openIdConnect } = await import('./adapters/oidc/oidc.client.ts');
  return openIdConnect(settings.oidc, settings);
}

/** Makes the external services of the settings; no other code picks adapters. */
export async function makeExternal(settings: Settings): Promise<External> {
  return {
    ...(await makeMail(settings)),
    storage: await makeStorage(settings),
    pictures: sharpPictures(),
    pdfReader: libPdfReader(),
    cvReader: pdfjsCvReader(),
    cvFiles: boundedCvFiles(),
    typesetting: typstTypesetting(),
    wordDocuments: docxWordDocuments(),
    wordTemplates: docxWordTemplates(),
    sealing: await openSealing({ ...settings.sealing, dataDir: settings.dataDir }),
    virusScanner:
      settings.virusScannerUrl === undefined ? null : clamdVirusScanner(settings.virusScannerUrl),
    oidcProvider: await makeOidcProvider(settings),
    languageModel:
      settings.languageModel === null
        ? builtInLanguageModel()
        : openAiLanguageModel(settings.languageModel),
    companyRegister:
      settings.companyRegisterUrl === null
        ? builtInCompanyRegister()
        : brregCompanyRegister(settings.companyRegisterUrl),
    embeddings: settings.searchByMeaning ? makeEmbeddings(settings) : null,
    ...(await makeEsign(settings)),
    ...makeCvTool(settings),
    settings,
    clock: () => new Date(),
  };
}
