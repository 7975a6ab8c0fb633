/** Ids of PostgreSQL advisory locks. The numbers are arbitrary, but no two may be equal. */
export const LOCK = {
  /** Held by the one server that uses the data folder; PostgreSQL releases it when that server ends, even by a crash. */
  dataFolder: 7_026_114,
  /** Held while content is written, because all items share classifications and departments. */
  content: 7_026_115,
  /** Held while the directory of people is replaced. */
  directory: 7_026_119,
  /** Held by the process that counts the words of all texts. */
  dictionary: 7_026_116,
  /** Held while an editor saves search rules. */
  searchRules: 7_026_117,
  /** Held by the process that updates the schema of the job queue. */
  jobSchema: 7_026_118,
  /** Held by the process that creates the first signing key. */
  signingKey: 7_206_001,
  /** Held by the process that creates the demo provider's keys. */
  demoSecrets: 7_206_002,
} as const;
