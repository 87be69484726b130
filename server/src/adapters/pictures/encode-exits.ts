/** How the process that encodes a picture ends when it refuses it. */
export const exits = { tooManyPixels: 10, notReadable: 11, tooMuchMemory: 12 } as const;
