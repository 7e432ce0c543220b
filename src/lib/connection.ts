declare global {
  interface Navigator {
    /** Not available in every browser: https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** True if data saving is on or the connection is 2G. */
export function shouldSaveData({ connection }: Pick<Navigator, "connection">): boolean {
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? "");
}
