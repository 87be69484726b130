/** What people write who mean to replace it later. */
const placeholder =
  /secret|passw|change.?me|replace|example|session|development|production|everybody|measuring|long.?enough|qwerty/i;

/** The length of the shortest part that, repeated, is the whole text. */
function periodOf(text: string): number {
  return `${text}${text}`.indexOf(text, 1);
}

/** How often a character is the one before it, or its neighbour in the alphabet. */
function predictableSteps(text: string): number {
  let steps = 0;
  for (let at = 1; at < text.length; at += 1) {
    if (Math.abs(text.charCodeAt(at) - text.charCodeAt(at - 1)) <= 1) steps += 1;
  }
  return steps;
}

/**
 * Whether somebody typed the secret instead of drawing it. What `openssl rand` prints passes,
 * also as few hexadecimal digits.
 */
export function isWeakSecret(secret: string): boolean {
  const fewest = secret.length < 24 ? 6 : 8;
  return (
    placeholder.test(secret) ||
    new Set(secret).size < fewest ||
    periodOf(secret) < secret.length ||
    predictableSteps(secret) > secret.length * 0.65
  );
}
