declare global {
  interface Navigator {
    /** Not in every browser: https://wicg.github.io/netinfo/ */
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  }
}

/** True where somebody has asked for little data, or has a line on which every byte is felt. */
export function sparesData({ connection }: Pick<Navigator, "connection">): boolean {
  return Boolean(connection?.saveData) || /2g/.test(connection?.effectiveType ?? "");
}
