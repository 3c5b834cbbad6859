import { mkdirSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";

/** Documents in a SQLite file, in which a sandbox keeps its state across restarts. */
export interface Documents<Document> {
  /** Stores a document in place of an earlier one with the same id; it survives a crash at once. */
  put(document: Document): void;
  /** The documents that a condition on the columns `id` and `body` selects, newest first. */
  list(condition: string, values?: readonly string[], limit?: number): Document[];
  /** Deletes all but the newest. */
  trim(most: number): void;
  close(): void;
}

export function openDocuments<Document extends { readonly id: string }>(
  file: string,
): Documents<Document> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(file);
  database.exec(`pragma journal_mode = wal; pragma synchronous = normal;
    create table if not exists document (
      place integer primary key, id text not null unique, body text not null)`);
  const store = database.prepare(`insert into document (id, body) values (?, ?)
    on conflict (id) do update set body = excluded.body`);
  return {
    put: (document) => void store.run(document.id, JSON.stringify(document)),
    list: (condition, values = [], limit = -1) =>
      database
        .prepare(`select body from document where ${condition} order by place desc limit ?`)
        .all(...values, limit)
        // Written by `put`.
        .map(({ body }) => JSON.parse(String(body)) as Document),
    trim: (most) =>
      void database
        .prepare("delete from document where place <= (select max(place) from document) - ?")
        .run(most),
    close: () => database.close(),
  };
}
