import {
  adminFunctions,
  operatorFunctions,
  rightsFunctions,
  teamFunctions,
} from "../access-statements.ts";
import type { Denial } from "../support.ts";
import { ACCOUNTS, CLINICS, LEADS, NO_ROW, PROPOSALS, ROLES, statements } from "./access.ts";
import { failedCheck, needs, noCall, noGrant, noLead, noSchema } from "./denials.ts";

const TEMPLATES = 8;
const MAILS_OF_A_LEAD = 3;

export type Statement = keyof typeof statements;

/** The text of a statement for a caller. */
export function textOf(statement: Statement, name: string): string {
  const text = statements[statement];
  return typeof text === "string" ? text : text(name);
}

const leads = noGrant("leads");
const roles = noGrant("user_roles");
const events = noGrant("lead_events");
const profiles = noGrant("profiles");
const views = noGrant("saved_views");
const templates = noGrant("message_templates");

const clinics = noGrant("clinics");

type Outcomes = Record<Statement, number | Denial>;

/** The same outcome for several statements. If it depends on the function's name, it is a function of it. */
const each = <Key extends Statement>(
  list: Record<Key, string>,
  outcome: number | Denial | ((name: string) => number | Denial),
) =>
  Object.fromEntries(
    Object.keys(list).map((statement) => [
      statement,
      typeof outcome === "function" ? outcome(statement.replace("call ", "")) : outcome,
    ]),
  ) as Record<Key, number | Denial>;

const verbs = ["select", "insert", "update", "delete", "truncate"] as const;

/** The same outcome for every verb on some tables. */
const everyVerb = <Table extends string>(
  tables: readonly Table[],
  outcome: (table: Table) => Denial,
) =>
  Object.fromEntries(
    tables.flatMap((table) => verbs.map((verb) => [`${verb} ${table}`, outcome(table)])),
  ) as Record<`${(typeof verbs)[number]} ${Table}`, Denial>;

export const privateTables = [
  "audit",
  "consent_proofs",
  "contact_messages",
  "kept_withdrawals",
  "known_browsers",
  "lead_links",
  "lead_requests",
  "lead_search",
  "lead_submissions",
  "tries",
  "outbox",
  "privacy_tasks",
  "settings",
  "subscribers",
] as const;

/** What no signed-in person may do, not even an administrator. */
const forbiddenToPeople = {
  "insert leads": leads,
  "update leads.status": leads,
  "update leads.name": leads,
  "update leads.consent_text": leads,
  "update leads.owner_id": leads,
  "update leads.version": leads,
  "delete leads": leads,
  "truncate leads": leads,
  // Each caller below may see them or not.
  ...everyVerb(["lead_events", "lead_proposals", "lead_quotes"], noGrant),
  "insert user_roles": roles,
  "update user_roles": roles,
  "delete user_roles": roles,
  "truncate user_roles": roles,
  "insert profiles": profiles,
  "update profiles.user_id": profiles,
  "delete profiles": profiles,
  "truncate profiles": profiles,
  "insert saved_views.owner_id": views,
  "update saved_views.owner_id": views,
  "truncate saved_views": views,
  "update message_templates.version": templates,
  "truncate message_templates": templates,
  "update clinics.version": clinics,
  "truncate clinics": clinics,
  ...everyVerb(privateTables, noGrant),
  ...each(operatorFunctions, noCall),
} satisfies Partial<Outcomes>;

/** Objects in a schema that visitors and the service role may not use. */
const outOfReach = {
  ...everyVerb(privateTables, () => noSchema),
  "call has_role": noSchema,
  "call found_leads": noSchema,
} satisfies Partial<Outcomes>;

/** What the team can do, apart from how many rows each sees. */
const forTheTeam = {
  ...forbiddenToPeople,
  ...each(teamFunctions, noLead),
  // These find nothing, or return figures.
  "call set_leads_owner": 1,
  "call set_leads_status": 1,
  "call set_leads_next_step": 1,
  "call undo_lead_changes": 1,
  "call search_leads": 0,
  "call asked_leads": 0,
  "call found_leads": 0,
  "call add_lead": 1,
  "call related_leads": 0,
  "call contact_limits": 0,
  "call count_restricted": 1,
  "call open_lead": 1,
  "call lead_link": 1,
  "call lead_mail": 1,
  "call insights": 1,
  "call quote_figures": 1,
  "call list_colleagues": ROLES,
  "call list_my_sessions": 1,
  "select leads": LEADS,
  // Only the caller's own role is shown.
  "select user_roles": 1,
  "select profiles": ROLES,
  "update profiles.display_name": 1,
  "insert saved_views": 1,
  "select message_templates": TEMPLATES,
  "insert message_templates": 1,
  "update message_templates": TEMPLATES,
  "delete message_templates": TEMPLATES,
  "select clinics": CLINICS,
  "select lead_proposals": PROPOSALS,
  "select lead_quotes": PROPOSALS,
  "call has_role": 1,
  "call my_session_state": 1,
} satisfies Partial<Outcomes>;

/** The team's tables, for a caller without grants. */
const closedTables = {
  "select profiles": profiles,
  "update profiles.display_name": profiles,
  ...everyVerb(["saved_views", "message_templates", "clinics"], noGrant),
  ...everyVerb(["lead_proposals", "lead_quotes"], noGrant),
} satisfies Partial<Outcomes>;

/** The register of clinics, for someone who may not change it. */
const unchangedClinics = {
  "insert clinics": failedCheck("clinics"),
  "update clinics": NO_ROW,
  "delete clinics": NO_ROW,
} satisfies Partial<Outcomes>;

/** The number of rows that each statement returns or changes for a caller, or the denial. */
export const expectations: Record<string, Outcomes> = {
  anon: {
    ...forbiddenToPeople,
    ...outOfReach,
    ...closedTables,
    ...each(teamFunctions, noCall),
    ...each(adminFunctions, noCall),
    "call my_session_state": noCall("my_session_state"),
    ...each(rightsFunctions, noCall),
    "call grant_role": noCall("grant_role"),
    "call revoke_role": noCall("revoke_role"),
    "select leads": leads,
    "select lead_events": events,
    "select user_roles": roles,
  },
  plain: {
    ...forbiddenToPeople,
    ...each(teamFunctions, needs("coordinator")),
    ...each(adminFunctions, needs("admin")),
    ...each(rightsFunctions, needs("admin")),
    "call grant_role": needs("admin"),
    "call revoke_role": needs("admin"),
    "call asked_leads": NO_ROW,
    "select leads": NO_ROW,
    "select lead_events": NO_ROW,
    "select user_roles": NO_ROW,
    "select profiles": NO_ROW,
    "update profiles.display_name": NO_ROW,
    "select saved_views": NO_ROW,
    "insert saved_views": failedCheck("saved_views"),
    "update saved_views": NO_ROW,
    "delete saved_views": NO_ROW,
    "select message_templates": NO_ROW,
    "insert message_templates": failedCheck("message_templates"),
    "update message_templates": NO_ROW,
    "delete message_templates": NO_ROW,
    "select clinics": NO_ROW,
    "select lead_proposals": NO_ROW,
    "select lead_quotes": NO_ROW,
    ...unchangedClinics,
    "call has_role": 1,
    "call found_leads": needs("coordinator"),
    "call my_session_state": 1,
  },
  coordinator: {
    ...forTheTeam,
    ...each(adminFunctions, needs("admin")),
    ...each(rightsFunctions, needs("admin")),
    "call grant_role": needs("admin"),
    "call revoke_role": needs("admin"),
    "select lead_events": LEADS,
    // The shared view can be seen, but only its owner or an administrator can change it.
    "select saved_views": 1,
    "update saved_views": NO_ROW,
    "delete saved_views": NO_ROW,
    ...unchangedClinics,
  },
  admin: {
    ...forTheTeam,
    "call list_team": ROLES,
    "call list_sign_ups": 1,
    "call export_leads": 0,
    "call count_subscribers": 1,
    "call export_subscribers": 1,
    "call list_parked_mail": 0,
    "call retry_parked_mail": 1,
    "call dismiss_parked_mail": 1,
    // There is an entry for each lead that arrived, each role that was granted and each clinic.
    "call search_audit": LEADS + ROLES + CLINICS + ACCOUNTS,
    "call list_audit_people": ACCOUNTS,
    "call list_privacy_tasks": 0,
    // Returns false.
    "call finish_privacy_task": 1,
    ...each(rightsFunctions, 1),
    "call similar_leads": 0,
    "call grant_role": 1,
    "call revoke_role": 1,
    "select lead_events": LEADS + ROLES,
    "select saved_views": 2,
    "update saved_views": 2,
    "delete saved_views": 2,
    "insert clinics": 1,
    "update clinics": CLINICS,
    "delete clinics": 1,
  },
  service: {
    ...forbiddenToPeople,
    ...outOfReach,
    ...closedTables,
    ...each(teamFunctions, noCall),
    ...each(adminFunctions, noCall),
    "call my_session_state": noCall("my_session_state"),
    "select leads": LEADS,
    // Even the service role can only add a lead through submit_lead().
    "delete leads": LEADS,
    "select lead_events": LEADS + ROLES,
    "select profiles": ROLES,
    "select user_roles": ROLES,
    "insert user_roles": 1,
    "delete user_roles": ROLES,
    "call submit_lead": 1,
    "call submit_contact_message": 1,
    "call count_refusal": 1,
    "call sign_up_for_newsletter": 1,
    "call confirm_newsletter": 1,
    "call leave_newsletter": 1,
    "call unsubscribe": 1,
    "call purge_mail": 1,
    "call open_my_request": 1,
    "call prove_my_request": 1,
    "call disown_my_request": 1,
    "call correct_my_request": 1,
    "call set_my_preferences": 1,
    "call answer_my_proposal": 1,
    "call decide_my_quotes": 1,
    "call withdraw_my_request": 1,
    "call download_my_request": 1,
    "call erase_my_request": 1,
    "call renew_my_links": 1,
    "call claim_outbox": LEADS * MAILS_OF_A_LEAD + ROLES,
    "call finish_outbox": 0,
    "call queue_digests": 1,
    "call mail_health": 1,
    "call record_mail_problem": 1,
    ...each(rightsFunctions, 1),
    "call similar_leads": 0,
    "call run_retention": 1,
    "call grant_role": 1,
    "call revoke_role": 1,
    "call list_roles": ROLES,
    "call reset_second_factor": 1,
    "call expire_accounts": 1,
  },
};
