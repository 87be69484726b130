/** What is wrong with a template, by code: the app has a text for each. No zod here. */

/** Its tags do not fit together; `details` of the issue say where. */
export const templateFaults = [
  'unopened_tag',
  'unclosed_tag',
  'unopened_loop',
  'unclosed_loop',
  'wrong_closing_tag',
  'misplaced_loop',
  'broken_tag',
] as const;
export type TemplateFaultCode = (typeof templateFaults)[number];

/** It has something that no template may have. */
export const templateRefusals = [
  'no_word_document',
  'unreadable_part',
  'unsafe_archive',
  'too_large_to_read',
  'has_macros',
  'has_forbidden_part',
  'has_embedded_document',
  'loads_from_elsewhere',
  'has_forbidden_field',
] as const;
export type TemplateRefusalCode = (typeof templateRefusals)[number];
