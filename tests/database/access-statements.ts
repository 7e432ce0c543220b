import { exampleHash, exampleLead } from "./support.ts";

/** The ID of rows that do not exist. A function looks for them only after it has checked the role. */
const NOBODY = "00000000-0000-4000-8000-000000000000";

/** The proof that my-request passes on for a link that is not valid. */
const PROOF = JSON.stringify({
  lead_id: null,
  generation: null,
  email: "nobody@example.com",
  link_hash: exampleHash("l"),
  address_hash: exampleHash("a"),
});

const insertLead = `insert into public.leads
  (name, email, phone, treatment, location_city, location_country, consent_at, consent_text, reference)
  values ('A', 'a@example.com', '07700 900123', 'LASIK', 'İzmir', 'Turkey', now(), 'I agree.',
    'SV-7K2M-4QXV')`;
const insertSubmission = `insert into private.lead_submissions (created_at, address_hash, email_hash)
  values (now(), '${exampleHash("a")}', '${exampleHash("e")}')`;

/** Every verb on the tables for leads and limits. */
export const leadStatements = {
  "select leads": "select * from public.leads",
  "insert leads": insertLead,
  "update leads.status": "update public.leads set status = 'contacted'",
  "update leads.name": "update public.leads set name = 'Someone else'",
  "update leads.consent_text": "update public.leads set consent_text = 'Anything'",
  "update leads.owner_id": "update public.leads set owner_id = null",
  "update leads.version": "update public.leads set version = 1",
  "delete leads": "delete from public.leads",
  "truncate leads": "truncate public.leads cascade",
  "select lead_events": "select * from public.lead_events",
  "insert lead_events": "insert into public.lead_events (kind) values ('export')",
  "update lead_events": "update public.lead_events set body = '{}'",
  "delete lead_events": "delete from public.lead_events",
  "truncate lead_events": "truncate public.lead_events",
  "select lead_search": "select * from private.lead_search",
  "insert lead_search": `insert into private.lead_search values ('${NOBODY}', now(), 'a')`,
  "update lead_search": "update private.lead_search set document = 'a'",
  "delete lead_search": "delete from private.lead_search",
  "truncate lead_search": "truncate private.lead_search",
  "select lead_submissions": "select * from private.lead_submissions",
  "insert lead_submissions": insertSubmission,
  "update lead_submissions": "update private.lead_submissions set created_at = now()",
  "delete lead_submissions": "delete from private.lead_submissions",
  "truncate lead_submissions": "truncate private.lead_submissions",
  "select lead_requests": "select * from private.lead_requests",
  "insert lead_requests": `insert into private.lead_requests (request_id, content_hash)
    select request_id, '${exampleHash("c")}' from public.leads limit 1`,
  "update lead_requests": `update private.lead_requests set content_hash = '${exampleHash("c")}'`,
  "delete lead_requests": "delete from private.lead_requests",
  "truncate lead_requests": "truncate private.lead_requests",
  "select contact_messages": "select * from private.contact_messages",
  "insert contact_messages":
    "insert into private.contact_messages (request_id, name, email, subject, message) values (gen_random_uuid(), 'A', 'a@example.com', 'A', 'A')",
  "update contact_messages": "update private.contact_messages set name = 'A'",
  "delete contact_messages": "delete from private.contact_messages",
  "truncate contact_messages": "truncate private.contact_messages cascade",
  "select subscribers": "select * from private.subscribers",
  "insert subscribers": "insert into private.subscribers (email) values ('a@example.com')",
  "update subscribers": "update private.subscribers set confirmed_at = now()",
  "delete subscribers": "delete from private.subscribers",
  "truncate subscribers": "truncate private.subscribers cascade",
  "select known_browsers": "select * from private.known_browsers",
  "insert known_browsers": `insert into private.known_browsers (account_id, browser) values ('${NOBODY}', 'a')`,
  "update known_browsers": "update private.known_browsers set first_seen_at = now()",
  "delete known_browsers": "delete from private.known_browsers",
  "truncate known_browsers": "truncate private.known_browsers cascade",
  "select outbox": "select * from private.outbox",
  "insert outbox": "insert into private.outbox (kind, dedupe_key) values ('team_digest', 'a')",
  "update outbox": "update private.outbox set sent_at = now()",
  "delete outbox": "delete from private.outbox",
  "truncate outbox": "truncate private.outbox",
  "select consent_proofs": "select * from private.consent_proofs",
  "insert consent_proofs": `insert into private.consent_proofs
    (reference, consent_text, consent_at, withdrawn_at) values ('SV-1', 'I agree', now(), now())`,
  "update consent_proofs": "update private.consent_proofs set consent_text = 'I agree'",
  "delete consent_proofs": "delete from private.consent_proofs",
  "truncate consent_proofs": "truncate private.consent_proofs",
  "select audit": "select * from private.audit",
  "insert audit": "insert into private.audit (action) values ('opened')",
  "update audit": "update private.audit set actor = null",
  "delete audit": "delete from private.audit",
  "truncate audit": "truncate private.audit",
  "select lead_links": "select * from private.lead_links",
  "insert lead_links": `insert into private.lead_links values ('${NOBODY}', 1, now())`,
  "update lead_links": "update private.lead_links set generation = 2",
  "delete lead_links": "delete from private.lead_links",
  "truncate lead_links": "truncate private.lead_links",
  "select tries": "select * from private.tries",
  "insert tries": `insert into private.tries (key_hash) values ('${exampleHash("t")}')`,
  "update tries": "update private.tries set at = now()",
  "delete tries": "delete from private.tries",
  "truncate tries": "truncate private.tries",
} as const;

/** Every verb on the tables that belong to the team. */
export const teamStatements = {
  "select profiles": "select * from public.profiles",
  "insert profiles": `insert into public.profiles values ('${NOBODY}', 'A')`,
  "update profiles.display_name": "update public.profiles set display_name = 'A'",
  "update profiles.user_id": `update public.profiles set user_id = '${NOBODY}'`,
  "delete profiles": "delete from public.profiles",
  "truncate profiles": "truncate public.profiles cascade",
  "select saved_views": "select * from public.saved_views",
  "insert saved_views": "insert into public.saved_views (name, query) values ('A', 'tab=all')",
  "insert saved_views.owner_id": `insert into public.saved_views (owner_id, name, query)
    values ('${NOBODY}', 'A', 'tab=all')`,
  "update saved_views": "update public.saved_views set query = 'tab=due'",
  "update saved_views.owner_id": "update public.saved_views set owner_id = auth.uid()",
  "delete saved_views": "delete from public.saved_views",
  "truncate saved_views": "truncate public.saved_views",
  "select message_templates": "select * from public.message_templates",
  "insert message_templates": `insert into public.message_templates (name, channel, body)
    values ('A', 'whatsapp', 'Hello')`,
  "update message_templates": "update public.message_templates set body = 'Hello'",
  "update message_templates.version": "update public.message_templates set version = 1",
  "delete message_templates": "delete from public.message_templates",
  "truncate message_templates": "truncate public.message_templates",
  "select clinics": "select * from public.clinics",
  "insert clinics": "insert into public.clinics (name, city) values ('A', 'İzmir')",
  "update clinics": "update public.clinics set notes = 'A'",
  "update clinics.version": "update public.clinics set version = 1",
  // The other one is proposed to a patient.
  "delete clinics": "delete from public.clinics where name = 'Known'",
  "truncate clinics": "truncate public.clinics",
  "select lead_proposals": "select * from public.lead_proposals",
  "insert lead_proposals": `insert into public.lead_proposals (lead_id, clinic_id, clinic, city, would_get)
    values ('${NOBODY}', '${NOBODY}', 'A', 'İzmir', 'A')`,
  "update lead_proposals": "update public.lead_proposals set state = 'agreed'",
  "delete lead_proposals": "delete from public.lead_proposals",
  "truncate lead_proposals": "truncate public.lead_proposals cascade",
  "select lead_quotes": "select * from public.lead_quotes",
  "insert lead_quotes": `insert into public.lead_quotes (proposal_id, revision, kind, price, currency, lines)
    values ('${NOBODY}', 1, 'dental', '900', 'GBP', '{}')`,
  "update lead_quotes": "update public.lead_quotes set price = '1'",
  "delete lead_quotes": "delete from public.lead_quotes",
  "truncate lead_quotes": "truncate public.lead_quotes",
  "select privacy_tasks": "select * from private.privacy_tasks",
  "insert privacy_tasks": `insert into private.privacy_tasks (kind, lead_id, reference, clinics)
    values ('erasure', '${NOBODY}', 'SV-2222-2222', '[]')`,
  "update privacy_tasks": "update private.privacy_tasks set asked_at = now()",
  "delete privacy_tasks": "delete from private.privacy_tasks",
  "truncate privacy_tasks": "truncate private.privacy_tasks",
  "select settings": "select * from private.settings",
  "insert settings": "insert into private.settings values ('a', 'true')",
  "update settings": "update private.settings set value = 'false'",
  "delete settings": "delete from private.settings",
  "truncate settings": "truncate private.settings",
} as const;

/** Functions for the whole team. Those that take a lead find none. */
export const teamFunctions = {
  "call set_lead_status": `select public.set_lead_status('${NOBODY}', 1, 'contacted')`,
  "call set_lead_owner": `select public.set_lead_owner('${NOBODY}', 1, null)`,
  "call set_lead_next_step": `select public.set_lead_next_step('${NOBODY}', 1)`,
  "call record_lead_contact": `select public.record_lead_contact('${NOBODY}', 1, 'email')`,
  "call correct_lead": `select public.correct_lead('${NOBODY}', 1, 'name', 'A')`,
  "call add_lead_note": `select public.add_lead_note('${NOBODY}', 'A')`,
  "call withdraw_lead": `select public.withdraw_lead('${NOBODY}', 'email')`,
  "call open_lead": "select public.open_lead('SV-2222-2222')",
  "call propose_clinics": `select public.propose_clinics('${NOBODY}', '{${NOBODY}}', 'B')`,
  "call record_proposal_answer": `select public.record_proposal_answer('${NOBODY}', 'agreed', 'email')`,
  "call cancel_proposal": `select public.cancel_proposal('${NOBODY}')`,
  "call record_proposal_sent": `select public.record_proposal_sent('${NOBODY}', current_date)`,
  "call share_quote": `select public.share_quote('${NOBODY}')`,
  "call record_quote": `select public.record_quote('${NOBODY}', 0, 'dental', '900', 'GBP', '{}')`,
  "call retract_lead_event": `select public.retract_lead_event('${NOBODY}', 1)`,
  "call contact_limits": `select public.contact_limits('{${NOBODY}}')`,
  "call lead_mail": `select public.lead_mail('${NOBODY}')`,
  "call lead_link": `select public.lead_link('${NOBODY}')`,
  "call revoke_lead_link": `select public.revoke_lead_link('${NOBODY}')`,
  "call renew_lead_link": `select public.renew_lead_link('${NOBODY}')`,
  "call record_lead_message": `select public.record_lead_message('${NOBODY}', 'email', 'A')`,
  "call set_leads_owner": `select public.set_leads_owner('[{"id": "${NOBODY}", "version": 1}]', null)`,
  "call set_leads_status": `select public.set_leads_status('[{"id": "${NOBODY}", "version": 1}]', 'new')`,
  "call undo_lead_changes": "select public.undo_lead_changes('{1}')",
  "call search_leads": "select * from public.search_leads('nobody')",
  "call count_restricted": "select public.count_restricted('nobody')",
  "call related_leads": `select public.related_leads('${NOBODY}')`,
  "call insights": "select public.insights(current_date, current_date)",
  "call list_colleagues": "select public.list_colleagues()",
  "call list_my_sessions": "select public.list_my_sessions()",
} as const;

/** Functions for administrators, apart from those that the operator also calls. */
export const adminFunctions = {
  "call list_team": "select public.list_team()",
  "call list_sign_ups": "select public.list_sign_ups()",
  "call export_leads": "select public.export_leads('{}')",
  "call list_parked_mail": "select public.list_parked_mail()",
  "call retry_parked_mail": `select public.retry_parked_mail('${NOBODY}')`,
  "call count_subscribers": "select public.count_subscribers()",
  "call export_subscribers": "select public.export_subscribers()",
  "call dismiss_parked_mail": `select public.dismiss_parked_mail('${NOBODY}')`,
  "call search_audit": "select public.search_audit()",
  "call list_audit_people": "select public.list_audit_people()",
  "call list_privacy_tasks": "select public.list_privacy_tasks()",
  "call finish_privacy_task": "select public.finish_privacy_task(1)",
} as const;

/** Functions for one person's rights, for administrators and for the operator's commands. */
export const rightsFunctions = {
  "call erase_leads": "select public.erase_leads(email => 'nobody@example.com')",
  "call similar_leads": "select public.similar_leads(email => 'nobody@example.com')",
  "call person_data": "select public.person_data(email => 'nobody@example.com')",
  "call restrict_leads": "select public.restrict_leads(true, email => 'nobody@example.com')",
  "call withdraw_leads": "select public.withdraw_leads('email', email => 'nobody@example.com')",
  "call correct_leads": "select public.correct_leads('name', 'A', email => 'nobody@example.com')",
} as const;

/** Functions that the operator's commands and the edge functions call. */
export const operatorFunctions = {
  "call submit_lead": `select public.submit_lead(
    '${JSON.stringify(exampleLead())}', '${exampleHash("a")}', '${exampleHash("e")}', 20, 3)`,
  "call open_my_request": `select public.open_my_request('${PROOF}')`,
  "call prove_my_request": `select public.prove_my_request('${PROOF}', '0123')`,
  "call disown_my_request": `select public.disown_my_request('${PROOF}')`,
  "call correct_my_request": `select public.correct_my_request('${PROOF}', '{}')`,
  "call set_my_preferences": `select public.set_my_preferences('${PROOF}', '{}')`,
  "call answer_my_proposal": `select public.answer_my_proposal('${PROOF}', '${NOBODY}', 'agreed')`,
  "call decide_my_quotes": `select public.decide_my_quotes('${PROOF}', 'open')`,
  "call withdraw_my_request": `select public.withdraw_my_request('${PROOF}')`,
  "call download_my_request": `select public.download_my_request('${PROOF}')`,
  "call erase_my_request": `select public.erase_my_request('${PROOF}', 'SV-7K2M-4QXV')`,
  "call renew_my_links": `select public.renew_my_links(
    'nobody@example.com', '${exampleHash("e")}', '${exampleHash("a")}')`,
  "call count_refusal": `select public.count_refusal('${exampleHash("r")}', 20)`,
  "call list_roles": "select public.list_roles()",
  "call submit_contact_message": `select public.submit_contact_message('{"request_id": "${NOBODY}",
    "name": "A", "email": "a@example.com", "subject": "A", "message": "A"}', '${exampleHash("a")}', null,
    '${exampleHash("e")}', '{"address": 20, "network": 60, "email": 3, "total": 500}')`,
  "call sign_up_for_newsletter": `select public.sign_up_for_newsletter('a@example.com', '${NOBODY}',
    '${exampleHash("a")}', null, '${exampleHash("e")}',
    '{"address": 20, "network": 60, "email": 3, "total": 500}')`,
  "call confirm_newsletter": `select public.confirm_newsletter('${PROOF}')`,
  "call leave_newsletter": `select public.leave_newsletter('${PROOF}')`,
  "call unsubscribe": `select public.unsubscribe('${NOBODY}')`,
  "call purge_mail": "select public.purge_mail()",
  "call claim_outbox": "select public.claim_outbox(100)",
  "call finish_outbox": `select public.finish_outbox('[{"id": "${NOBODY}", "lease_token": "${NOBODY}"}]')`,
  "call queue_team_digest": "select public.queue_team_digest(current_date)",
  "call mail_health": "select public.mail_health()",
  "call record_mail_problem": "select public.record_mail_problem('bounced', provider_id => 'a')",
  "call reset_second_factor": "select public.reset_second_factor('admin@example.com')",
  "call expire_accounts": "select public.expire_accounts()",
  "call run_retention": "select public.run_retention()",
} as const;
