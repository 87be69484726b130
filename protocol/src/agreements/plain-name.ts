const hidden = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Line breaks and signs that turn the direction of writing are no part of a name. */
export const isPlainName = (name: string): boolean => !hidden.test(name);
