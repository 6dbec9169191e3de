import { fillSearchKeys } from '../applications/search-keys';
import type { Statements } from './database';

/** A step from one schema to the next: SQL, and functions that change rows. */
export type Migration = readonly (string | ((statements: Statements) => Promise<void>))[];

/**
 * The steps that create the current tables. Each runs once, in this order. Numbering starts at 1.
 * Never change a released step; add a new one: `newTextColumns('applications', ['example'])` for a field of the join
 * form. Quoted column names keep their capitals in Postgres.
 */
export const MIGRATIONS: readonly Migration[] = [
  [
    'CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    // Increases with every change to the directory.
    "INSERT INTO meta (name, value) VALUES ('directory', '0')",
    // `version` starts at 1 and increases with every correction and edit.
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
    'CREATE INDEX applications_samples ON applications (id) WHERE "isSample" = 1',
    // Applications are read in order of arrival, in batches.
    'CREATE INDEX applications_in_order ON applications ("submittedAt", id)',
    // Photos of removed applications, and replaced photos. A sweep may remove any number of them.
    'CREATE TABLE released_photos (photo TEXT PRIMARY KEY)',
    // Decisions, edits and corrections, and who made them. Deleted with the application.
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
    // The applicant's own text as JSON, once an officer has edited it. Deleted with the application.
    `CREATE TABLE originals (
      application TEXT PRIMARY KEY REFERENCES applications (id) ON DELETE CASCADE,
      fields TEXT NOT NULL
    )`,
    // `source`: where subscribers signed up. `returnedAt`: when they signed up again after unsubscribing.
    `CREATE TABLE subscribers (
      token TEXT PRIMARY KEY,
      email TEXT NOT NULL UNIQUE,
      "addedAt" TEXT NOT NULL,
      "unsubscribedAt" TEXT,
      source TEXT,
      "returnedAt" TEXT
    )`,
    // Messages from the contact form. `digest` is computed from the idempotency key and the text.
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
    // Signed-in and invited officers, with digests of their tokens.
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
  [
    // Computed from the other columns, so that the desk can search and compare in SQL; see `SearchKeys`.
    ...newTextColumns('applications', ['searchText', 'emailKey', 'phoneKey', 'nameKey']),
    fillSearchKeys,
    ...['emailKey', 'phoneKey', 'nameKey'].map(
      (column) => `CREATE INDEX "applications_${column}" ON applications ("${column}")`,
    ),
    // The desk lists and counts applications by status, in order of arrival.
    'CREATE INDEX applications_desk ON applications (status, "submittedAt", id) WHERE "isSample" = 0',
  ],
  [
    // `officer` or `editor`.
    "ALTER TABLE sessions ADD COLUMN role TEXT NOT NULL DEFAULT 'officer'",
    // What was published at the desk. A sheet's last version is the one in force.
    `CREATE TABLE sheet_versions (
      sheet TEXT NOT NULL,
      number INTEGER NOT NULL,
      "publishedAt" TEXT NOT NULL,
      "publishedBy" TEXT NOT NULL,
      kind TEXT NOT NULL,
      name TEXT NOT NULL,
      items INTEGER NOT NULL,
      problems INTEGER NOT NULL,
      "restoredFrom" INTEGER,
      digest TEXT NOT NULL,
      csv TEXT NOT NULL,
      found TEXT NOT NULL,
      PRIMARY KEY (sheet, number)
    )`,
    // Increase with every publication at the desk, and with every change to the pictures.
    "INSERT INTO meta (name, value) VALUES ('sheets', '0'), ('pictures', '0')",
    // Pictures for the sheets. Their files are in the picture store, under the id.
    `CREATE TABLE pictures (
      id TEXT PRIMARY KEY,
      version INTEGER NOT NULL DEFAULT 1,
      name TEXT NOT NULL,
      alt TEXT NOT NULL,
      focus TEXT NOT NULL,
      width INTEGER NOT NULL,
      height INTEGER NOT NULL,
      bytes INTEGER NOT NULL,
      "uploadedAt" TEXT NOT NULL,
      "uploadedBy" TEXT NOT NULL
    )`,
    'CREATE INDEX pictures_desk ON pictures ("uploadedAt", id)',
  ],
];

/** Returns the statements that add columns to a table. In existing rows, they are ''. */
function newTextColumns(table: string, columns: readonly string[]): string[] {
  return columns.map((column) => `ALTER TABLE ${table} ADD COLUMN "${column}" TEXT NOT NULL DEFAULT ''`);
}
