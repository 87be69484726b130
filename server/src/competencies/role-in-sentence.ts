/** First words of role names that are names themselves, so that they keep their capital. */
const names = new Set([
  'Android',
  'Azure',
  'Dynamics',
  'Go',
  'Infor',
  'Java',
  'Linux',
  'Microsoft',
  'Oracle',
  'Power',
  'Python',
  'Salesforce',
  'Windows',
]);

/** A role as it stands within a sentence: `prosjektleder`, but `Java-utvikler` and `AI engineer`. */
export function roleInSentence(name: string): string {
  const first = /^\p{Lu}\p{Ll}+(?=$|[\s/-])/u.exec(name)?.[0];
  return first === undefined || names.has(first) ? name : name[0]?.toLowerCase() + name.slice(1);
}
