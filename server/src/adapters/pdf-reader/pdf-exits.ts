/** How the process that reads a PDF ends when it refuses it. */
export const pdfExits = { notReadable: 11, tooMuchMemory: 12 } as const;
