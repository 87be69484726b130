const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' as const };

/** Answers of a browser that are well formed and prove nothing. */
export const notAPasskey = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};

export const notANewPasskey = {
  ...credential,
  response: { clientDataJSON: 'e30', attestationObject: 'AAAA' },
};
