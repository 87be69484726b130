import type { CompanyRegister } from '../adapters/company-register/company-register.ts';
import type { EmbeddingsChoice } from '../adapters/embeddings/make-embeddings.ts';
import type { LanguageModel } from '../adapters/language-model/language-model.ts';
import type { Mailbox } from '../adapters/mail/mail.mailbox.ts';
import type { MailSender } from '../adapters/mail/mail.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import type { OidcProvider } from '../adapters/oidc/oidc.ts';
import type { Settings } from './settings.ts';

/** What leaves the process. Jobs have it, handlers do not, save those whose table says `external`. */
export interface External {
  mail: MailSender;
  /** where mail goes in development; null where it is really sent */
  mailbox: Mailbox | null;
  storage: Storage;
  /** null where no OIDC provider is set up */
  oidcProvider: OidcProvider | null;
  /** the built-in rules where no model is set up */
  languageModel: LanguageModel;
  /** a stand-in with made-up companies outside production */
  companyRegister: CompanyRegister;
  /** null where searches are to go by words alone */
  embeddings: EmbeddingsChoice | null;
  settings: Settings;
  clock: () => Date;
}
