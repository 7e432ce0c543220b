-- Stores a message and queues its emails, or says that there were too many:
--   {"outcome": "created"} or {"outcome": "limited", "retry_after": seconds}
-- The same request_id again gets the same response, and stores and counts nothing.
create function public.submit_contact_message(
  message jsonb, address_hash text, network_hash text, email_hash text, limits jsonb
) returns jsonb
  language plpgsql volatile security definer set search_path = '' as $$
declare
  request uuid := (message ->> 'request_id')::uuid;
  wait integer;
  stored uuid;
begin
  if request is null then
    raise exception 'The message has no request_id.' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('contact_message/' || request, 0));
  if exists (select from private.contact_messages as known where known.request_id = request) then
    return '{"outcome": "created"}';
  end if;
  wait := private.count_submission(
    'contact', submit_contact_message.address_hash, submit_contact_message.network_hash,
    submit_contact_message.email_hash, submit_contact_message.limits
  );
  if wait is not null then
    return jsonb_build_object('outcome', 'limited', 'retry_after', wait);
  end if;
  insert into private.contact_messages (request_id, name, email, subject, message)
  values (
    request, message ->> 'name', message ->> 'email', message ->> 'subject', message ->> 'message'
  )
  returning id into stored;
  perform private.queue_mail('contact_to_team', stored::text, message_id => stored);
  perform private.queue_mail('contact_confirmation', stored::text, message_id => stored);
  return '{"outcome": "created"}';
end;
$$;

grant execute on function public.submit_contact_message to service_role;
