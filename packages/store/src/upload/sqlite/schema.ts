/**
 * See [Note: Upload lifecycle]: an id is in only one of `sessions`, `uploads` and `tombstones`. `tail` is a
 * JSON array of the tail's Blobs, see [Note: Sessions over HTTP]. For `suspended`, see [Note: Parallel sockets], and
 * for `live_bytes`, see [Note: Live links]. `quotas` is a space-separated list, see [Note: Stored bytes]. For
 * `request_id`, see [Note: Requests].
 */
const sessions = `
  CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    owner_token_hash TEXT NOT NULL,
    sealed_metadata TEXT NOT NULL,
    auth_key TEXT NOT NULL,
    wrapped_key TEXT,
    download_limit INTEGER NOT NULL,
    time_limit_seconds INTEGER NOT NULL,
    declared_bytes INTEGER,
    part_bytes INTEGER NOT NULL,
    blob_key TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    parts_id TEXT,
    lease_until_ms INTEGER NOT NULL,
    lease_ms INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'abandoned', 'aborting')),
    ended_by TEXT CHECK (ended_by IN ('owner', 'operator')),
    resumable INTEGER NOT NULL,
    http_token_hash TEXT,
    http_max_bytes INTEGER NOT NULL,
    tail TEXT NOT NULL DEFAULT '[]',
    suspended INTEGER NOT NULL DEFAULT 0,
    live_link INTEGER NOT NULL,
    live_bytes INTEGER NOT NULL DEFAULT 0,
    quotas TEXT,
    request_id TEXT
  ) STRICT;
  CREATE TABLE parts (
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    bytes INTEGER NOT NULL,
    etag TEXT NOT NULL,
    PRIMARY KEY (session_id, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE taken_parts (
    session_id TEXT NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    epoch INTEGER NOT NULL,
    PRIMARY KEY (session_id, number)
  ) STRICT, WITHOUT ROWID;
`;

const uploads = `
  CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    owner_token_hash TEXT NOT NULL,
    sealed_metadata TEXT NOT NULL,
    auth_key TEXT NOT NULL,
    password_set INTEGER NOT NULL,
    wrapped_key TEXT,
    download_limit INTEGER NOT NULL,
    downloads INTEGER NOT NULL,
    released_bytes INTEGER NOT NULL,
    ciphertext_bytes INTEGER NOT NULL,
    blob_key TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    created_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    -- The expiry that it had before it was taken down.
    taken_down_until_ms INTEGER,
    quotas TEXT,
    request_id TEXT
  ) STRICT;
  CREATE INDEX uploads_by_expiry ON uploads (expires_at_ms, id);
  CREATE TABLE tombstones (
    id TEXT PRIMARY KEY,
    owner_token_hash TEXT NOT NULL,
    reason TEXT NOT NULL CHECK (reason IN ('deleted', 'expired', 'exhausted')),
    downloads INTEGER NOT NULL,
    download_limit INTEGER NOT NULL,
    ciphertext_bytes INTEGER NOT NULL,
    blob_key TEXT NOT NULL,
    epoch INTEGER NOT NULL,
    quotas TEXT,
    request_id TEXT,
    -- Set once the Blob is removed.
    forget_at_ms INTEGER
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE answered (
    upload_id TEXT NOT NULL,
    operation_id TEXT NOT NULL,
    answer TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    PRIMARY KEY (upload_id, operation_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX answered_by_age ON answered (upload_id, at_ms);
`;

/**
 * `nonces` is a single tree without further indexes, because every small transfer writes to it, and the cost of a
 * commit is mainly the cost of its changed pages. `ordinal` numbers a requester's Nonces in order of minting. An Upload
 * keeps the Nonces of its session. `progress` is the JSON of a `ClaimProgress`, for resumable Claims.
 */
const downloads = `
  CREATE TABLE nonces (
    upload_id TEXT NOT NULL,
    requester TEXT NOT NULL,
    ordinal INTEGER NOT NULL,
    nonce TEXT NOT NULL,
    minted_at_ms INTEGER NOT NULL,
    PRIMARY KEY (upload_id, requester, ordinal)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE claims (
    upload_id TEXT NOT NULL,
    claim_id TEXT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('held', 'spent', 'released', 'counted', 'lapsed')),
    sent_bytes INTEGER NOT NULL,
    taken_at_ms INTEGER NOT NULL,
    lease_until_ms INTEGER NOT NULL,
    ended_at_ms INTEGER,
    progress TEXT,
    PRIMARY KEY (upload_id, claim_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX claims_held ON claims (upload_id, lease_until_ms) WHERE state = 'held';
  CREATE INDEX claims_ended ON claims (upload_id, ended_at_ms) WHERE state <> 'held';
`;

/** `account_lists` only counts the lists of each account. */
const lists = `
  CREATE TABLE lists (
    list_key TEXT PRIMARY KEY,
    etag TEXT NOT NULL,
    blob_key TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    previous_blob_key TEXT,
    expires_at_ms INTEGER NOT NULL,
    removing INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE account_lists (
    account_key TEXT NOT NULL,
    list_key TEXT NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    PRIMARY KEY (account_key, list_key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX account_lists_by_expiry ON account_lists (expires_at_ms);
`;

/**
 * See [Note: Requests]. `request` is the JSON of the NewRequest. A delivery stays `delivered` when it is `collected`.
 */
const requests = `
  CREATE TABLE requests (
    id TEXT PRIMARY KEY,
    request TEXT NOT NULL,
    created_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL,
    closed_at_ms INTEGER
  ) STRICT;
  CREATE TABLE deliveries (
    request_id TEXT NOT NULL REFERENCES requests (id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    wrapped_key TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('reserved', 'delivered', 'gone')),
    at_ms INTEGER NOT NULL,
    collected INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (request_id, id)
  ) STRICT;
  -- Sums the bytes without reading the (long) wrapped keys.
  CREATE INDEX deliveries_bytes ON deliveries (request_id, bytes);
`;

/**
 * See [Note: Due index] and [Note: Unreadable Facts]. In `outbox`, `ordinal` numbers a shard's Facts in order.
 */
const removal = `
  CREATE TABLE due (
    kind TEXT NOT NULL CHECK (kind IN ('upload', 'session', 'list', 'blob', 'request')),
    key TEXT NOT NULL,
    shard INTEGER NOT NULL,
    due_at_ms INTEGER NOT NULL,
    PRIMARY KEY (kind, key)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX due_by_time ON due (due_at_ms, shard);
  CREATE TABLE shard_leases (
    shard INTEGER PRIMARY KEY,
    janitor TEXT NOT NULL,
    until_ms INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE outbox (
    shard INTEGER NOT NULL,
    ordinal INTEGER NOT NULL,
    fact_id TEXT NOT NULL,
    at_ms INTEGER NOT NULL,
    fact TEXT NOT NULL,
    PRIMARY KEY (shard, ordinal)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE unreadable_facts (
    ordinal INTEGER PRIMARY KEY AUTOINCREMENT,
    fact_id TEXT NOT NULL,
    fact TEXT NOT NULL
  ) STRICT;
`;

/**
 * For `quota_bytes`, see [Note: Stored bytes]. For `waiting`, see [Note: Waiting sessions]; `bytes` is the number of
 * bytes counted for a session, and 0 for a session without bytes. `waiting_sums` has the sums of all sessions, and of
 * each network and site by name: the number of sessions without bytes, or the number of bytes of the other sessions.
 */
const limits = `
  CREATE TABLE quota_bytes (
    quota TEXT NOT NULL,
    upload_id TEXT NOT NULL,
    bytes INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    PRIMARY KEY (quota, upload_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX quota_bytes_by_end ON quota_bytes (until_ms);

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
    name TEXT NOT NULL,
    is_empty INTEGER NOT NULL,
    sum INTEGER NOT NULL,
    PRIMARY KEY (level, name, is_empty)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX waiting_sums_by_size ON waiting_sums (level, is_empty, sum);
`;

/**
 * See `port/reports.ts` and `port/blocklist.ts`. `digest` is a hexadecimal digest or `gone`; it is `NULL` until it is
 * computed.
 */
const abuse = `
  CREATE TABLE reports (
    id TEXT PRIMARY KEY,
    upload_id TEXT NOT NULL,
    site TEXT NOT NULL,
    report TEXT NOT NULL,
    received_at_ms INTEGER NOT NULL,
    expires_at_ms INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reports_by_upload ON reports (upload_id, site);
  CREATE INDEX reports_by_end ON reports (expires_at_ms);
  CREATE TABLE reported_uploads (
    upload_id TEXT PRIMARY KEY,
    digest TEXT
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX reported_by_digest ON reported_uploads (digest);

  CREATE TABLE blocklist (
    sha256 TEXT PRIMARY KEY,
    bytes INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX blocklist_by_length ON blocklist (bytes);
`;

export const schema = [sessions, uploads, downloads, lists, requests, removal, limits, abuse].join("\n");
