/** Advisory locks of PostgreSQL, all in one place: any numbers, as long as no two are the same. */
export const LOCK = {
  /** Held by the one server that uses the data folder; PostgreSQL lets go of it when that server dies, however it dies. */
  dataFolder: 7_026_114,
  /** Content is written by one writer at a time: classifications and departments are shared by all items. */
  content: 7_026_115,
  /** One process at a time counts the words of all texts. */
  dictionary: 7_026_116,
  /** Search rules are saved by one editor at a time. */
  searchRules: 7_026_117,
  /** One process at a time makes the first signing key. */
  signingKey: 7_206_001,
  /** One process at a time makes the demo provider's keys. */
  demoSecrets: 7_206_002,
} as const;
