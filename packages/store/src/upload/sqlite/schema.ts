/** See [Note: Upload lifecycle]: an id is in one of `sessions`, `uploads` and `tombstones` at a time. */
const initial = `
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    owner_token_hash TEXT NOT NULL,
    sealed_metadata TEXT NOT NULL,
    auth_key TEXT NOT NULL,
    download_limit INTEGER NOT NULL,
    time_limit_seconds INTEGER NOT NULL,
    declared_bytes INTEGER,
    part_bytes INTEGER NOT NULL,
    blob_key TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    parts_id TEXT,
    lease_until_ms INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'abandoned', 'aborting'))
  ) STRICT;
  CREATE TABLE parts (
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    etag TEXT NOT NULL,
    PRIMARY KEY (session_id, number)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    owner_token_hash TEXT NOT NULL,
    sealed_metadata TEXT NOT NULL,
    auth_key TEXT NOT NULL,
    password_set INTEGER NOT NULL,
    download_limit INTEGER NOT NULL,
    downloads INTEGER NOT NULL,
    given_back_bytes INTEGER NOT NULL,
    ciphertext_bytes INTEGER NOT NULL,
    blob_key TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE tombstones (
    id TEXT PRIMARY KEY,
    reason TEXT NOT NULL CHECK (reason IN ('deleted', 'expired', 'exhausted')),
    downloads INTEGER NOT NULL,
    download_limit INTEGER NOT NULL,
    blob_key TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    -- Set once the Blob is removed.
    forget_at_ms INTEGER
  ) STRICT, WITHOUT ROWID;

  -- The ordinal is the order of minting: several Nonces may have the same millisecond.
  CREATE TABLE nonces (
    ordinal INTEGER PRIMARY KEY,
    upload_id TEXT NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
    nonce TEXT NOT NULL,
    requester TEXT NOT NULL,
    minted_at_ms INTEGER NOT NULL,
    UNIQUE (upload_id, nonce)
  ) STRICT;
  CREATE INDEX nonces_by_age ON nonces (upload_id, ordinal);

  CREATE TABLE claims (
    upload_id TEXT NOT NULL,
    claim_id TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('held', 'spent', 'given_back', 'counted', 'lapsed')),
    sent_bytes INTEGER NOT NULL,
    taken_at_ms INTEGER NOT NULL,
    lease_until_ms INTEGER NOT NULL,
    ended_at_ms INTEGER,
    PRIMARY KEY (upload_id, claim_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX claims_held ON claims (upload_id, lease_until_ms) WHERE state = 'held';
  CREATE INDEX claims_ended ON claims (upload_id, ended_at_ms) WHERE state <> 'held';

  CREATE TABLE answered (
    upload_id TEXT NOT NULL,
    operation_id TEXT NOT NULL,
    answer TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (upload_id, operation_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX answered_by_age ON answered (upload_id, at_ms);

  CREATE TABLE lists (
    list_key TEXT PRIMARY KEY,
    etag TEXT NOT NULL,
    blob_key TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    previous_blob_key TEXT,
    expires_at_ms INTEGER NOT NULL,
    removing INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE due (
    kind TEXT NOT NULL CHECK (kind IN ('upload', 'session', 'list', 'blob')),
    key TEXT NOT NULL,
    shard INTEGER NOT NULL,
    due_at_ms INTEGER NOT NULL,
    PRIMARY KEY (kind, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX due_by_time ON due (shard, due_at_ms);

  CREATE TABLE shard_leases (
    shard INTEGER PRIMARY KEY,
    holder TEXT NOT NULL,
    until_ms INTEGER NOT NULL
  ) STRICT;

  -- AUTOINCREMENT: ordinals are never reused.
  CREATE TABLE outbox (
    ordinal INTEGER PRIMARY KEY AUTOINCREMENT,
    shard INTEGER NOT NULL,
    fact_id TEXT NOT NULL UNIQUE,
    fact TEXT NOT NULL
  ) STRICT;
  CREATE INDEX outbox_by_shard ON outbox (shard, ordinal);
`;

/** `course` is the JSON of a `ClaimProgress`, for resumable Claims. */
const resumableClaims = `
  ALTER TABLE claims ADD COLUMN course TEXT;
  ALTER TABLE tombstones ADD COLUMN ciphertext_bytes INTEGER NOT NULL DEFAULT 0;
`;

const noncesOfRequesters = `
  CREATE INDEX nonces_by_requester ON nonces (upload_id, requester, ordinal);
`;

/** Only for counting an account's lists. */
const listsOfAccounts = `
  CREATE TABLE account_lists (
    account_key TEXT NOT NULL,
    list_key TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    PRIMARY KEY (account_key, list_key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX account_lists_by_expiry ON account_lists (expires_at_ms);
`;

/** See [Note: Unreadable Facts]. */
const unreadableFacts = `
  CREATE TABLE unreadable_facts (
    ordinal INTEGER PRIMARY KEY AUTOINCREMENT,
    fact_id TEXT NOT NULL,
    fact TEXT NOT NULL
  ) STRICT;
`;

const wrappedKeys = `
  ALTER TABLE sessions ADD COLUMN wrapped_key TEXT;
  ALTER TABLE uploads ADD COLUMN wrapped_key TEXT;
`;

/**
 * Tables that every small transfer writes, as one tree each instead of four: most of a commit's cost is the pages it
 * changes. `ordinal` is the order of minting of one requester's Nonces, and the order of one shard's Facts.
 */
const fewerIndexes = `
  CREATE TABLE minted_nonces (
    upload_id TEXT NOT NULL REFERENCES uploads (id) ON DELETE CASCADE,
    requester TEXT NOT NULL,
    ordinal INTEGER NOT NULL,
    nonce TEXT NOT NULL,
    minted_at_ms INTEGER NOT NULL,
    PRIMARY KEY (upload_id, requester, ordinal)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO minted_nonces SELECT upload_id, requester, ordinal, nonce, minted_at_ms FROM nonces;
  DROP TABLE nonces;
  ALTER TABLE minted_nonces RENAME TO nonces;

  CREATE TABLE waiting_facts (
    shard INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    fact_id TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (shard, ordinal)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO waiting_facts SELECT shard, ordinal, fact_id, 0, fact FROM outbox;
  DROP TABLE outbox;
  ALTER TABLE waiting_facts RENAME TO outbox;
`;

/**
 * See [Note: Due index]. Each Upload had an entry of its own in two trees ordered by id and shard, so that creating and
 * deleting it wrote four random pages.
 */
const dueByExpiry = `
  CREATE INDEX uploads_by_expiry ON uploads (expires_at_ms, id);
  DELETE FROM due WHERE kind = 'upload'
    AND due_at_ms = (SELECT expires_at_ms FROM uploads WHERE uploads.id = due.key);
  DROP INDEX due_by_time;
  CREATE INDEX due_by_time ON due (due_at_ms, shard);
`;

/** See [Note: Resumable sessions] and [Note: Pending bytes]. */
const resumableSessions = `
  ALTER TABLE sessions ADD COLUMN lease_ms INTEGER NOT NULL DEFAULT 30000;
  ALTER TABLE sessions ADD COLUMN resumable INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE pending (
    holder TEXT NOT NULL,
    upload_id TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    PRIMARY KEY (holder, upload_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX pending_by_end ON pending (until_ms);
`;

/** See [Note: Sessions over HTTP]. `tail` is the JSON of its pieces. */
const sessionsOverHttp = `
  ALTER TABLE sessions ADD COLUMN http_token_hash TEXT;
  ALTER TABLE sessions ADD COLUMN http_max_bytes INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE sessions ADD COLUMN http_partial INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE sessions ADD COLUMN tail TEXT NOT NULL DEFAULT '[]';
`;

/** See [Note: Parallel sockets]. */
const parallelSockets = `
  ALTER TABLE sessions ADD COLUMN suspended INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE taken_parts (
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    PRIMARY KEY (session_id, number)
  ) STRICT, WITHOUT ROWID;
`;

/**
 * See [Note: Live links]. Sessions have Nonces, too, and an Upload keeps those of its session, so they no longer refer to
 * one table.
 */
const liveLinks = `
  ALTER TABLE sessions ADD COLUMN live_link INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE sessions ADD COLUMN live_bytes INTEGER NOT NULL DEFAULT 0;
  CREATE TABLE nonces_of_ids (
    upload_id TEXT NOT NULL,
    requester TEXT NOT NULL,
    ordinal INTEGER NOT NULL,
    nonce TEXT NOT NULL,
    minted_at_ms INTEGER NOT NULL,
    PRIMARY KEY (upload_id, requester, ordinal)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO nonces_of_ids SELECT upload_id, requester, ordinal, nonce, minted_at_ms FROM nonces;
  DROP TABLE nonces;
  ALTER TABLE nonces_of_ids RENAME TO nonces;
`;

/** See [Note: Taken-down Uploads]: the expiry that such an Upload had. */
const takenDownUploads = "ALTER TABLE uploads ADD COLUMN taken_down_until_ms INTEGER";

/** See `port/reports.ts`. `digest`: hex, or `gone`; `NULL` until it is computed. */
const reports = `
  CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    upload_id TEXT NOT NULL,
    report TEXT NOT NULL,
    received_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reports_by_upload ON reports (upload_id);
  CREATE INDEX reports_by_end ON reports (expires_at_ms);
  CREATE TABLE reported_uploads (
    upload_id TEXT PRIMARY KEY,
    digest TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reported_by_digest ON reported_uploads (digest);
`;

/** See [Note: Stored bytes]. */
const holders = `
  ALTER TABLE sessions ADD COLUMN holder TEXT;
  ALTER TABLE uploads ADD COLUMN holder TEXT;
  ALTER TABLE tombstones ADD COLUMN holder TEXT;
`;

/** See `port/blocklist.ts`. */
const blocklist = `
  CREATE TABLE blocklist (
    sha256 TEXT PRIMARY KEY,
    bytes INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX blocklist_by_length ON blocklist (bytes);
`;

/** Sessions whose bodies were pieces of other uploads cannot end any more: the janitor removes them. */
const noPartialSessions = `
  UPDATE due SET due_at_ms = 0
    WHERE kind = 'session' AND key IN (SELECT id FROM sessions WHERE http_partial = 1 AND state = 'open');
  UPDATE sessions SET state = 'abandoned' WHERE http_partial = 1 AND state = 'open';
  ALTER TABLE sessions DROP COLUMN http_partial;
`;

/** See [Note: Deletion]. Tombstones of earlier versions have no owner. */
const deletion = `
  ALTER TABLE sessions ADD COLUMN ended_by TEXT CHECK (ended_by IN ('owner', 'operator'));
  ALTER TABLE tombstones ADD COLUMN owner_token_hash TEXT;
`;

/**
 * See [Note: Waiting sessions]. `bytes`: what it counts, 0 for a session without bytes. `waiting_sums` has what counts
 * of all, of each network and of each site: the number of sessions without bytes, or the bytes of others.
 */
const waitingSessions = `
  CREATE TABLE waiting (
    upload_id TEXT PRIMARY KEY,
    network TEXT NOT NULL,
    site TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    is_empty INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    since_ms INTEGER NOT NULL,
    busy_until_ms INTEGER NOT NULL,
    until_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX waiting_by_end ON waiting (until_ms);
  CREATE INDEX waiting_by_age ON waiting (is_empty, since_ms);
  CREATE INDEX waiting_of_network ON waiting (network, is_empty, since_ms);
  CREATE INDEX waiting_of_site ON waiting (site, is_empty, since_ms);
  CREATE TABLE waiting_sums (
    level TEXT NOT NULL CHECK (level IN ('all', 'network', 'site')),
    holder TEXT NOT NULL,
    is_empty INTEGER NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (level, holder, is_empty)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX waiting_sums_by_size ON waiting_sums (level, is_empty, sum);
`;

/** See [Note: Room for reports]. */
const reportSites = `
  ALTER TABLE reports ADD COLUMN site TEXT;
  DROP INDEX reports_by_upload;
  CREATE INDEX reports_by_upload ON reports (upload_id, site);
`;

export const migrations: readonly string[] = [
  initial,
  resumableClaims,
  noncesOfRequesters,
  listsOfAccounts,
  unreadableFacts,
  wrappedKeys,
  fewerIndexes,
  dueByExpiry,
  resumableSessions,
  sessionsOverHttp,
  parallelSockets,
  liveLinks,
  takenDownUploads,
  reports,
  holders,
  blocklist,
  noPartialSessions,
  deletion,
  waitingSessions,
  reportSites,
];
