import { allowed } from '../../platform/refusal.ts';
import { asksAboutProtectedTrait } from '../text/protected-traits.ts';

/** A prompt is data; one that asks for what nobody may be chosen by is refused before anybody reads it. */
export const refuseTraits = (prompt: string): void =>
  allowed(asksAboutProtectedTrait(prompt) === undefined, 'prompt_asks_about_protected_trait');
