import type { PGlite } from "@electric-sql/pglite";

export const SYNCED_PARAMETERS: string[];
export function syncFiles(engine: PGlite, sync?: (file: number) => void): void;
