import { useAnnounced } from "@/ui/announce.ts";

/** Announces a string to screen readers once typing pauses. */
export function Announcer({ text }: { text: string }) {
  useAnnounced(text);
  return null;
}
