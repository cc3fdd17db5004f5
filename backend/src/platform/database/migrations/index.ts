import * as migration_20261126_082507_payload_tables from './20261126_082507_payload_tables.ts';
import * as migration_20261126_082600_own_tables from './20261126_082600_own_tables.ts';

export const migrations = [
  { name: '20261126_082507_payload_tables', up: migration_20261126_082507_payload_tables.up, down: migration_20261126_082507_payload_tables.down },
  { name: '20261126_082600_own_tables', up: migration_20261126_082600_own_tables.up, down: migration_20261126_082600_own_tables.down },
];
