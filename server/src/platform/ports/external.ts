import type { CompanyRegister } from './company-register.ts';
import type { EmbeddingsChoice } from './embeddings.ts';
import type { LanguageModel } from './language-model.ts';
import type { MailSender } from './mail.ts';
import type { Mailbox } from './mailbox.ts';
import type { Storage } from './storage.ts';
import type { OidcProvider } from './oidc.ts';
import type { Settings } from '../settings.ts';

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
