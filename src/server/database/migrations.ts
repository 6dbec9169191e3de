/**
 * The steps to the current tables, run once each and in this order. Their numbers start at 1.
 * Never change a step that was released: add one. Column names in quotes keep their capitals in Postgres.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    // Increases with every change of what the directory shows.
    "INSERT INTO meta (name, value) VALUES ('directory', '0')",
    // `version` starts at 1 and increases with every correction by the applicant.
    `CREATE TABLE applications (
      id TEXT PRIMARY KEY,
      version INTEGER NOT NULL DEFAULT 1,
      "attemptId" TEXT NOT NULL UNIQUE,
      content TEXT NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('pending', 'approved', 'rejected')),
      "submittedAt" TEXT NOT NULL,
      "decidedAt" TEXT,
      "isSample" INTEGER NOT NULL DEFAULT 0,
      photo TEXT UNIQUE,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      "permanentResidency" TEXT NOT NULL,
      "phoneNumber" TEXT NOT NULL,
      batch TEXT NOT NULL,
      "academicCategory" TEXT NOT NULL,
      "academicCategoryOther" TEXT NOT NULL,
      "academicQualifications" TEXT NOT NULL,
      designation TEXT NOT NULL,
      "companyOrInstitute" TEXT NOT NULL,
      category TEXT NOT NULL,
      "fieldsOfExperience" TEXT NOT NULL,
      "rolesOfExperience" TEXT NOT NULL,
      "linkedinUrl" TEXT NOT NULL,
      "websiteUrl" TEXT NOT NULL
    )`,
    'CREATE INDEX applications_by_status ON applications (status, "submittedAt")',
    'CREATE INDEX applications_samples ON applications (id) WHERE "isSample" = 1',
    // The directory's index in memory is made from this index alone, in its order.
    'CREATE INDEX applications_directory ON applications (status, name, id, batch)',
    // Pages and counts of the officers' list are read from this index alone.
    'CREATE INDEX applications_desk ON applications (status, "submittedAt", id) WHERE "isSample" = 0',
    // Applications that may be by one person. Names that are not ASCII are compared outside the database.
    'CREATE INDEX applications_email ON applications (lower(email))',
    'CREATE INDEX applications_phone ON applications ("phoneNumber")',
    'CREATE INDEX applications_name ON applications (lower(name))',
    'CREATE INDEX applications_batch ON applications (batch, id, name) WHERE "isSample" = 0',
    // Photos of removed applications, and those that were replaced: a sweep may remove them, however many they are.
    'CREATE TABLE released_photos (photo TEXT PRIMARY KEY)',
    // Who decided on an application or edited it. Goes with the application.
    `CREATE TABLE history (
      application TEXT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
      entry INTEGER NOT NULL,
      at TEXT NOT NULL,
      who TEXT NOT NULL,
      action TEXT NOT NULL,
      version INTEGER NOT NULL,
      fields TEXT NOT NULL,
      PRIMARY KEY (application, entry)
    )`,
    // What applicants wrote, as JSON, once an officer has edited it. Goes with the application.
    `CREATE TABLE originals (
      application TEXT PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
      fields TEXT NOT NULL
    )`,
    // `source`: where subscribers signed up. `returnedAt`: when they did so again after they had unsubscribed.
    `CREATE TABLE subscribers (
      token TEXT PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      "addedAt" TEXT NOT NULL,
      "unsubscribedAt" TEXT,
      source TEXT,
      "returnedAt" TEXT
    )`,
    // Messages of the contact form. `digest` is that of the idempotency key and the text.
    `CREATE TABLE messages (
      id TEXT PRIMARY KEY,
      digest TEXT NOT NULL UNIQUE,
      "receivedAt" TEXT NOT NULL,
      "answeredAt" TEXT,
      "answeredBy" TEXT,
      name TEXT NOT NULL,
      email TEXT NOT NULL,
      message TEXT NOT NULL
    )`,
    'CREATE INDEX messages_desk ON messages ("receivedAt", id)',
    // The officers' desk: who is signed in, or invited. Only digests of the tokens.
    `CREATE TABLE sessions (
      id TEXT PRIMARY KEY,
      officer TEXT NOT NULL,
      token TEXT NOT NULL UNIQUE,
      "isInvitation" INTEGER NOT NULL,
      "createdAt" TEXT NOT NULL,
      "usedAt" TEXT NOT NULL,
      "expiresAt" TEXT NOT NULL
    )`,
  ],
];
