import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { answerOf, getSupabase } from "@/admin/features/access/supabase-client.ts";

const KINDS = ["erasure", "withdrawal", "restriction", "correction", "taken_back"] as const;

const taskSchema = z.object({
  id: z.int(),
  kind: z.enum(KINDS),
  reference: z.string(),
  /** The clinics that have received the data, with the day on which they did. */
  clinics: z.array(z.object({ clinic: z.string(), on: z.iso.date() })),
  asked_at: z.iso.datetime({ offset: true }),
});
export type PrivacyTask = z.infer<typeof taskSchema>;

/** How often to check for tasks while the workspace is open, in milliseconds. */
export const POLL_INTERVAL = 60_000;

/** What is still to do outside the database after people used their rights, oldest first. For administrators. */
export function privacyTasksQuery() {
  return queryOptions({
    queryKey: ["privacy-tasks"],
    queryFn: ({ signal }) =>
      answerOf(getSupabase().rpc("list_privacy_tasks").abortSignal(signal), z.array(taskSchema)),
    refetchInterval: POLL_INTERVAL,
  });
}

/** Records that a task is done, and removes it for everybody. Throws on an error. */
export async function finishPrivacyTask(id: number): Promise<void> {
  const { error } = await getSupabase().rpc("finish_privacy_task", { task_id: id });
  if (error) throw error;
}

type TaskText = {
  title: string;
  /** What to write to the clinics. */
  ask: string;
  /** What to do even if no clinic has the data. */
  also?: string;
};

/** What each kind of task asks for. */
export const TASK_TEXTS: Readonly<Record<PrivacyTask["kind"], TaskText>> = {
  erasure: {
    title: "Erased",
    ask: "Ask each clinic to erase the data, and to tell you if the law makes it keep some",
    also: "Delete exported files, emails and WhatsApp chats about this request. If a clinic must keep records, tell the person.",
  },
  withdrawal: {
    title: "Consent withdrawn",
    ask: "Ask each clinic to stop using the data",
  },
  restriction: {
    title: "Use restricted",
    ask: "Ask each clinic to keep the data but not to use it",
  },
  correction: {
    title: "Corrected",
    ask: "Send the correction to each clinic that has what was corrected",
  },
  taken_back: {
    title: "Yes taken back",
    ask: "Tell the clinic that the patient no longer wants a quote, and ask it to erase the data",
  },
};
