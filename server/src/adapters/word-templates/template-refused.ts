/** A template has something that no template may have. */
export class TemplateRefused extends Error {}
