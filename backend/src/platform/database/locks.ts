/**
 * The number of every advisory lock in the database, so that no two kinds of work share one by accident. A lock for one of many
 * things (an address, a document) takes a hash of that thing as its second key.
 */
export const locks = {
  /** Held while the template database of a test run is made. */
  testTemplate: 7_345_001,
  /** Held from writing to the log of changes until the end of the transaction, so that changes become visible in the order of their ids. */
  changeLog: 7_345_002,
  migration: 7_345_003,
  setUp: 7_345_004,
  /** Held by each transaction that publishes. */
  publication: 7_345_005,
  /** Held by the process that carries out scheduled publications. */
  scheduledPublications: 7_345_006,
  /** Held by the process that deletes submissions after their time. */
  submissionRetention: 7_345_010,
  /** Held by the transaction that writes the tables of the search. */
  searchTables: 7_345_011,
  /** Held by the process that brings the search up to date. */
  indexing: 7_345_012,
  /** Held by the process that deletes unused and withdrawn accounts. */
  accountErasure: 7_345_013,
  /** With the mailbox: counts confirmations one at a time. */
  confirmationMail: 7_345_021,
  /** With the address: one subscription to the newsletter begins or ends at a time. */
  newsletterAddress: 7_345_022,
  /** With the address: one account is requested at a time. */
  accountAddress: 7_345_023,
  /** With the content: a submission is stored once. */
  submission: 7_345_024,
  /** With collection and id: one writer for each document. */
  document: 7_345_025,
} as const;
