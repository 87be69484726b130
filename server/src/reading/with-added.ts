import { overlap, type Found } from './found.ts';

/**
 * The spans of the rules, and those that a language model has added. A model never overrules: what
 * stands where a rule has read something, or is no part of the text, is left out.
 */
export function withAdded(text: string, rules: readonly Found[], added: readonly Found[]): Found[] {
  const all = [...rules];
  for (const found of added) {
    const isInText = found.start >= 0 && found.start < found.end && found.end <= text.length;
    if (isInText && !all.some((one) => overlap(one, found))) all.push(found);
  }
  return all.toSorted((a, b) => a.start - b.start);
}
