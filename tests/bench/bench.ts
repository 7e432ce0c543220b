/**
 * `npm run bench` measures a submission, the list of leads and an export. Ratios within one run can be
 * compared between machines.
 */

import { getRequestListener } from "@hono/node-server";
import { chromium } from "@playwright/test";
import * as z from "zod";
import { LOCAL_PUBLISHABLE_KEY } from "../../supabase/local/keys.ts";
import { listenOnLoopback } from "../../supabase/local/loopback.ts";
import { projectFolder, readEnvironment } from "../../supabase/local/settings.ts";
import { createSite } from "../../supabase/local/site.ts";
import { ensureSiteBuild } from "../../supabase/local/site-build.ts";
import { isStandInPath, type StandIn, startStandIn } from "../../supabase/local/stand-in.ts";
import { findBrowser } from "../find-browser.ts";
import { clearLeads, fillLeads, fillManyLeads } from "./fill-leads.ts";
import { benchLeadDesk } from "./lead-desk.ts";
import { watchMemory } from "./memory.ts";
import { median } from "./statistics.ts";

const PORT = 4197;
const ORIGIN = `http://localhost:${PORT}`;
const FEW = 1_000;
const MANY = 100_000;
const MOST = 1_000_000;

/** The median time of `work` in milliseconds, after a few warm-up runs. */
async function time(runs: number, work: (run: number) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let run = -3; run < runs; run += 1) {
    const begun = performance.now();
    await work(run + 3);
    if (run >= 0) times.push(performance.now() - begun);
  }
  return median(times);
}

function report(title: string, lines: readonly string[]): void {
  console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join("\n")}`);
}

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
const ratio = (value: number, base: number) => `${(value / base).toFixed(2)} times`;

async function benchSubmit(standIn: StandIn): Promise<void> {
  const bare = await time(40, () => fillLeads(standIn.database, 1));
  const whole = await time(40, async (run) => {
    const response = await fetch(`${ORIGIN}/functions/v1/submit-lead`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        apikey: LOCAL_PUBLISHABLE_KEY,
        authorization: `Bearer ${LOCAL_PUBLISHABLE_KEY}`,
      },
      body: JSON.stringify({
        treatment: "Dental Implants",
        location_country: "Turkey",
        location_city: "İzmir",
        name: "Bench Person",
        email: `bench-${run}@example.com`,
        phone: "+44 7700 900123",
        consent: true,
      }),
    });
    if (response.status !== 201) throw new Error(`A submission returned ${response.status}.`);
    await response.arrayBuffer();
  });
  report("Submitting a quote request", [
    `plain insert in the same database  ${milliseconds(bare)}`,
    `whole path (HTTP, Deno, checks)    ${milliseconds(whole)}`,
    `ratio                              ${ratio(whole, bare)}`,
  ]);
}

async function signIn(): Promise<string> {
  const response = await fetch(`${ORIGIN}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json", apikey: LOCAL_PUBLISHABLE_KEY },
    body: JSON.stringify({ email: "admin@sanavoy.example", password: "sanavoy-admin" }),
  });
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
}

/** Times the requests of the list's first page: its rows and the count. */
async function timeFirstPage(token: string): Promise<{ page: number; count: number }> {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${ORIGIN}/rest/v1/${path}`, {
      method: headers.prefer ? "HEAD" : "GET",
      headers: { apikey: LOCAL_PUBLISHABLE_KEY, authorization: `Bearer ${token}`, ...headers },
    });
    if (!response.ok) throw new Error(`A read returned ${response.status}.`);
    await response.arrayBuffer();
  };
  return {
    page: await time(15, () => read("leads?select=*&order=created_at.desc,id.desc&limit=51")),
    count: await time(15, () => read("leads?select=id", { prefer: "count=exact" })),
  };
}

async function benchExport(expected: number): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser().path,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${ORIGIN}/admin/login`);
    await page.getByLabel("Email").fill("admin@sanavoy.example");
    await page.getByLabel("Password").fill("sanavoy-admin");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByText(`${expected.toLocaleString("en-GB")} total leads`).waitFor();

    const memory = await watchMemory(browser, page);
    const begun = performance.now();
    const [download] = await Promise.all([
      page.waitForEvent("download", { timeout: 300_000 }),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    const seconds = (performance.now() - begun) / 1000;
    const memoryLines = await memory();
    const { readFile } = await import("node:fs/promises");
    const rows = (await readFile(await download.path(), "utf8")).split("\r\n").length - 2;
    report(`Exporting ${expected.toLocaleString("en-GB")} leads in the browser`, [
      `rows in the file                   ${rows.toLocaleString("en-GB")}`,
      `rows a second                      ${Math.round(rows / seconds).toLocaleString("en-GB")}`,
      ...memoryLines,
    ]);
    if (rows !== expected) throw new Error(`The file contains ${rows} rows.`);
  } finally {
    await browser.close();
  }
}

const dist = await ensureSiteBuild({
  folder: projectFolder,
  environment: readEnvironment(),
  signal: new AbortController().signal,
  log: console.log,
});
const standIn = await startStandIn({
  dataDirectory: "memory",
  // A single statement writes all leads.
  statementSeconds: 600,
  publicUrl: ORIGIN,
  seed: true,
  functionEnvironment: {
    ALLOWED_ORIGINS: ORIGIN,
    LEAD_LIMIT_PER_ADDRESS: "1000000",
    LEAD_LIMIT_PER_EMAIL: "1000000",
    LEAD_LIMIT_PER_NETWORK: "1000000",
    LEAD_LIMIT_TOTAL: "1000000",
  },
});
const site = createSite(dist);
const services = getRequestListener(standIn.fetch);
const server = await listenOnLoopback(
  (request, response) =>
    isStandInPath(request.url?.split("?")[0] ?? "/")
      ? services(request, response)
      : site(request, response),
  PORT,
);
try {
  await benchSubmit(standIn);
  const token = await signIn();
  await clearLeads(standIn.database);
  await fillManyLeads(standIn.database, FEW);
  const few = await timeFirstPage(token);
  await fillManyLeads(standIn.database, MANY - FEW);
  const many = await timeFirstPage(token);
  report("The administrators' list", [
    `first page, ${FEW.toLocaleString("en-GB")} leads            ${milliseconds(few.page)}`,
    `first page, ${MANY.toLocaleString("en-GB")} leads          ${milliseconds(many.page)}`,
    `ratio                              ${ratio(many.page, few.page)}`,
    `exact count, ${FEW.toLocaleString("en-GB")} leads           ${milliseconds(few.count)}`,
    `exact count, ${MANY.toLocaleString("en-GB")} leads         ${milliseconds(many.count)}`,
  ]);
  await benchExport(MANY);
} finally {
  await server.close();
  await standIn.close();
}
await benchLeadDesk([FEW, MANY, MOST]);
