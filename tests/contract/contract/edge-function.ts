import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { exampleForm, exampleRequest } from "../../functions/functions-support.ts";
import { leadLimitPerAddress, newAddress, newClient } from "../project.ts";
import { project, request, service, traces } from "./contract-support.ts";

describe("the edge function", () => {
  function quote(fields: Record<string, unknown> = {}) {
    return {
      treatment: "Dental Implants",
      location_country: "Turkey",
      location_city: "İstanbul",
      name: "Contract Test",
      email: newAddress(),
      phone: "+44 7700 900123",
      travel_month: null,
      notes: null,
      consent: true,
      source_page: "/",
      ...fields,
    };
  }

  /** Sends a request in the same way as the site: as JSON, with the key as a bearer token. */
  function submit(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return request("/functions/v1/submit-lead", {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${project.publicKey}`,
        ...headers,
      },
      body: JSON.stringify(body),
    });
  }

  /**
   * Posts a form in the same way as a browser without script: with the key in a field, and no extra header.
   */
  async function postForm(fields: URLSearchParams): Promise<URL> {
    const response = await request("/functions/v1/submit-lead", {
      method: "POST",
      body: fields,
      redirect: "manual",
    });
    expect(response.status).toBe(303);
    expect(response.headers.get("cache-control")).toBe("no-store");
    return new URL(response.headers.get("location") ?? "");
  }

  it("stores a lead, and returns its ID and reference", async () => {
    const request_id = randomUUID();
    const response = await submit(quote({ request_id }));
    expect(response.status).toBe(201);
    const answer = await response.json();
    traces.noteLead(answer.id);
    const { data } = await service
      .from("leads")
      .select("id, reference")
      .eq("request_id", request_id)
      .single();
    expect(answer).toEqual(data);
  });

  it("stores a form posted without script once, and redirects to its reference", async () => {
    const form = exampleForm({ apikey: project.publicKey, email: newAddress() });
    const target = await postForm(form);
    expect(target.pathname).toBe("/quote/sent");
    const reference = target.hash.slice(1);
    expect((await postForm(form)).href).toBe(target.href);

    const { data } = await service.from("leads").select("*").eq("reference", reference).single();
    traces.noteLead(data.id);
    const { website, request_id, consent, ...sent } = exampleRequest();
    expect(data).toMatchObject({ ...sent, email: form.get("email") });
  });

  it("redirects a form with an error, or without the key, to the reason", async () => {
    const faulty = await postForm(exampleForm({ apikey: project.publicKey, phone: "12" }));
    expect(`${faulty.pathname}${faulty.hash}`).toBe("/quote/not-sent#phone");
    const keyless = await postForm(exampleForm());
    expect(`${keyless.pathname}${keyless.hash}`).toBe("/quote/not-sent#failed");
  });

  it("can be called by the client", async () => {
    const { data, error } = await newClient(project).functions.invoke("submit-lead", {
      body: quote(),
    });
    expect(error).toBeNull();
    expect(data).toEqual({ id: expect.any(String), reference: expect.any(String) });
    traces.noteLead(data.id);
  });

  // This must be the last test, because it uses up the limit of this machine's address.
  it("counts the address that the platform sees, not the one that the caller claims", async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent <= leadLimitPerAddress && !statuses.includes(429); sent++) {
      const forged = `203.0.113.${sent}`;
      const response = await submit(quote(), {
        "x-forwarded-for": sent % 2 === 0 ? forged : `${forged}, 198.51.100.${sent}`,
        "cf-connecting-ip": forged,
        "x-real-ip": forged,
        "true-client-ip": forged,
        "sb-forwarded-for": forged,
        forwarded: `for=${forged}`,
      });
      statuses.push(response.status);
      if (response.status === 201) traces.noteLead((await response.json()).id);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(statuses.slice(0, -1).every((status) => status === 201)).toBe(true);
  }, 60_000);
});
