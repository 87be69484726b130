/** Loaded before Torg in a test: its clock, and that of its database, go ahead by some minutes. */
const aheadMs = Number(process.env['MINUTES_AHEAD']) * 60_000;
const now = Date.now;
const later = (): number => now() + aheadMs;

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [later()] : given, newTarget) as object,
  get: (target, name, receiver) =>
    name === 'now' ? later : (Reflect.get(target, name, receiver) as unknown),
});
