/** Of the address of a wizard whose draft was made of a need: it marks what the need has filled in. */
export const madeOfNeed = { step: 'need', filled: 'need' };
