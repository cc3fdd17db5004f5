/**
 * Numbers of all advisory locks in the database, so that no two tasks share one by accident. A lock for one of many objects (an address,
 * a document) uses a hash of the object as its second key.
 */
export const locks = {
  /** Held while the template database of a test run is created. */
  testTemplate: 7_345_001,
  /** Held from writing the change log until the end of the transaction, so that changes become visible in the order of their ids. */
  changeLog: 7_345_002,
  migration: 7_345_003,
  seed: 7_345_004,
  /** Held by each transaction that publishes. */
  publication: 7_345_005,
  /** Held by the process that runs scheduled publications. */
  scheduledPublications: 7_345_006,
  /** Held by the transaction that writes the search tables. */
  searchTables: 7_345_011,
  /** Held by the process that updates the search index; shared by the batches of a rebuild. */
  indexing: 7_345_012,
  /** Held by the process that rebuilds the search index. */
  indexRebuild: 7_345_015,
  /** Held while a build of the site is announced, or files of former builds are deleted. */
  siteAssets: 7_345_013,
  /** With a hash of its id: the lease of a running job runner. */
  jobRunner: 7_345_014,
  /** With a hash of the mailbox: counts confirmations one at a time. */
  confirmationMail: 7_345_021,
  /** With a hash of the address: starts or ends one newsletter subscription at a time. */
  newsletterAddress: 7_345_022,
  /** With a hash of the address: requests one account at a time. */
  accountAddress: 7_345_023,
  /** With a hash of the content: stores a submission once. */
  submission: 7_345_024,
  /** With collection and id: allows one writer per document. */
  document: 7_345_025,
  /** With a hash of the content: an original is not deleted while an upload of the same content is being stored. */
  original: 7_345_026,
} as const;
