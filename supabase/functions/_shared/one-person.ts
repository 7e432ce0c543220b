type Sender = { name: string; email: string; corrections: Readonly<Record<string, string>> };

/** Whether requests have the same name and email. If not, the phone number may be shared. */
export function areFromOnePerson(requests: readonly Sender[]): boolean {
  const senders = requests.map(({ name, email, corrections }) =>
    [corrections.name ?? name, corrections.email ?? email].join("\n").toLowerCase(),
  );
  return new Set(senders).size <= 1;
}
