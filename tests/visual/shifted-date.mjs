/** Moves the clock of a Node.js process, so that it starts at the time that PORTICO_TEST_DATE names. Loaded by `--import`. */
const RealDate = Date;
const offset = RealDate.parse(process.env.PORTICO_TEST_DATE) - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length) super(...parts);
    else super(RealDate.now() + offset);
  }

  static now() {
    return RealDate.now() + offset;
  }
};
