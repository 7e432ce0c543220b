import { describe, expect, it } from "vitest";
import { isStandIn } from "../project.ts";
import { project, request, service } from "./contract-support.ts";

describe("errors for a wrong query", () => {
  it("name the function and its arguments", async () => {
    const { error, status } = await service.rpc("submit_lead", { lead: {} });
    expect({ status, code: error?.code, message: error?.message }).toEqual({
      status: 404,
      code: "PGRST202",
      message: "Could not find the function public.submit_lead(lead) in the schema cache",
    });
  });

  it("are different from errors for bad tokens", async () => {
    const headers = { apikey: project.publicKey, Authorization: "Bearer nonsense" };
    const response = await request("/rest/v1/leads?select=id", { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "PGRST301" });
  });

  it("are different from errors for expired tokens", async ({ skip }) => {
    skip(!isStandIn, "only the stand-in's key is available to sign an expired token");
    const token = await project.standIn?.tokens.sign({ role: "authenticated" }, -1);
    const headers = { apikey: project.publicKey, Authorization: `Bearer ${token}` };
    const response = await request("/rest/v1/leads?select=id", { headers });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: "PGRST303", message: "JWT expired" });
  });
});
