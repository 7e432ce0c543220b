import { OPTIONAL_TEXTS } from "@shared/lead-fields.ts";
import { recordOf } from "@shared/typed-keys.ts";
import { act, cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { MemoryRouter, StaticRouter, useLocation } from "react-router-dom";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { quoteAddress } from "@/site/features/quote/quote-preset.ts";
import { EMPTY_QUOTE } from "@/site/features/quote/quote-values.ts";
import QuotePage from "@/site/pages/quote/quote-page.tsx";
import { toast } from "@/ui/toast.ts";
import { PageAt } from "../pages/page-at.tsx";

vi.mock("@/ui/toast.ts", () => ({ toast: { success: vi.fn(), error: vi.fn() } }));

/** Whether the code that validates and sends the form loads. */
const code = vi.hoisted(() => ({ loads: true }));
vi.mock("@/lib/timeout.ts", () => ({
  within: (_milliseconds: number, promise: Promise<unknown>) =>
    code.loads ? promise : Promise.reject(new Error("Timed out.")),
}));
// The next file in this worker must get the real module.
afterAll(() => {
  vi.doUnmock("@/ui/toast.ts");
  vi.doUnmock("@/lib/timeout.ts");
});

const REFERENCE = "SV-7K2M-4QXV";
const fetchMock = vi.fn<typeof fetch>();
let root: Root | undefined;

function Address() {
  const { pathname, hash } = useLocation();
  return <output>{`${pathname}${hash}`}</output>;
}

/** Adds the page's markup to the document, without running any script. */
function prerender(path: string): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = renderToString(
    <StaticRouter location={path}>
      <PageAt page={QuotePage} />
      <Address />
    </StaticRouter>,
  );
  document.body.append(container);
  return container;
}

async function hydrate(container: HTMLElement, address: string): Promise<void> {
  await act(async () => {
    root = hydrateRoot(
      container,
      <MemoryRouter initialEntries={[address]}>
        <PageAt page={QuotePage} />
        <Address />
      </MemoryRouter>,
    );
  });
}

const form = () => {
  const found = document.querySelector("form");
  if (!found) throw new Error("The page has no form.");
  return found;
};

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(|$)`));

/** Types before hydration, when no handler is attached. */
function typeBeforeScript(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) field(label).value = value;
  screen.getByRole<HTMLInputElement>("checkbox").checked = true;
}

const typed = {
  Treatment: "Knee",
  Location: "Antalya",
  "Full name": "Ayşe Example",
  Email: "ayse@example.com",
  Phone: "+44 7700 900123",
  "Travel month": "May",
  Notes: "Half a thought",
};

beforeEach(() => {
  code.loads = true;
  vi.stubGlobal("fetch", fetchMock);
});

afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  cleanup();
  document.body.replaceChildren();
  vi.resetAllMocks();
});

describe("the form as a page, without script", () => {
  it("is posted to the function by the browser, with every field that the function needs", () => {
    prerender("/quote/dental-implants");
    expect(form().method).toBe("post");
    expect(form().getAttribute("action")).toBe("/functions/v1/submit-lead");
    expect(form().noValidate).toBe(false);
    typeBeforeScript({ ...typed, Treatment: field("Treatment").value });
    expect(Object.fromEntries(new FormData(form()))).toEqual({
      apikey: "sb_publishable_local_development_only",
      location_country: "Turkey",
      source_page: "/quote/dental-implants",
      website: "",
      treatment: "Dental Implants",
      location_city: "Antalya",
      name: typed["Full name"],
      email: typed.Email,
      phone_country: "",
      phone: typed.Phone,
      ...recordOf(OPTIONAL_TEXTS, () => ""),
      travel_month: typed["Travel month"],
      notes: typed.Notes,
      consent: "true",
    });
  });

  it("is validated by the browser: required fields, types and lengths", () => {
    prerender("/quote");
    expect(form().checkValidity()).toBe(false);
    for (const label of ["Treatment", "Full name", "Email", "Phone"]) {
      expect(field(label).required, label).toBe(true);
      expect(field(label).maxLength, label).toBeGreaterThan(30);
    }
    expect(screen.getByRole<HTMLInputElement>("checkbox").required).toBe(true);
    expect(field("Email").type).toBe("email");
    expect(field("Email").autocomplete).toBe("email");
    expect(field("Phone").type).toBe("tel");
    expect(field("Phone").autocomplete).toBe("tel");
    expect(field("Full name").autocomplete).toBe("name");
    expect(field("Notes").maxLength).toBe(2000);
    expect(document.querySelectorAll("datalist option")).toHaveLength(26);
  });

  it("fills in nothing for a URL with an unknown treatment", () => {
    prerender("/quote/no-such-thing");
    expect(field("Treatment").value).toBe("");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Get a free quote");
  });

  it("fills in nothing for a prescription-only medicine", () => {
    prerender("/quote/botox-fillers");
    expect(field("Treatment").value).toBe("");
    expect(document.body.textContent).not.toMatch(/botulinum|lines and volume/i);
  });
});

describe("the form as a page, after script has loaded", () => {
  it("keeps what was typed and chosen before, and the caret's position", async () => {
    const container = prerender("/quote");
    typeBeforeScript(typed);
    const inputs = Object.keys(typed).map((label) => field(label));
    field("Treatment").focus();
    await hydrate(container, "/quote");
    for (const [index, [label, value]] of Object.entries(typed).entries()) {
      expect(field(label), label).toBe(inputs[index]);
      expect(field(label).value, label).toBe(value);
    }
    expect(screen.getByRole<HTMLInputElement>("checkbox").checked).toBe(true);
    expect(document.activeElement).toBe(field("Treatment"));
    expect(field("Treatment").getAttribute("role")).toBe("combobox");
    await userEvent.type(field("Treatment"), " Repl");
    expect(field("Treatment").value).toBe("Knee Repl");
    await waitFor(() =>
      expect(sessionStorage.getItem("sanavoy.quote-draft")).toContain("Half a thought"),
    );
  });

  it("offers suggestions in a field that was focused before", async () => {
    const container = prerender("/quote");
    field("Treatment").focus();
    await hydrate(container, "/quote");
    expect(field("Treatment").getAttribute("aria-expanded")).toBe("true");
  });

  it("sends what was typed before, and opens the receipt", async () => {
    const container = prerender("/quote/fue");
    typeBeforeScript({ ...typed, Treatment: field("Treatment").value });
    await hydrate(container, "/quote/fue");
    fetchMock.mockResolvedValueOnce(Response.json({ reference: REFERENCE }, { status: 201 }));
    await userEvent.click(screen.getByRole("button", { name: "Send my request" }));
    await waitFor(() =>
      expect(document.querySelector("output")?.textContent).toBe(`/quote/sent#${REFERENCE}`),
    );
    expect(JSON.parse(String(fetchMock.mock.lastCall?.[1]?.body))).toMatchObject({
      treatment: "FUE Hair Transplant",
      location_city: "Antalya",
      notes: "Half a thought",
      source_page: "/quote/fue",
    });
    expect(toast.success).toHaveBeenCalledOnce();
  });

  it("shows the package in its URL, and ignores any other text there", async () => {
    await hydrate(prerender("/quote"), "/quote?package=complete");
    screen.getByText("Treatment, hotel, transfers and aftercare");
    act(() => root?.unmount());
    document.body.replaceChildren();
    await hydrate(prerender("/quote"), "/quote?package=Pay%20now");
    expect(document.body.textContent).not.toMatch(/Package:|Pay now/);
  });

  const title = () => screen.getByRole("heading", { level: 1 }).textContent;
  const city = encodeURIComponent("İzmir");

  it.each([
    [{ city: "Antalya" }, "Get a free quote", { Location: "Antalya", Treatment: "" }],
    [
      { treatments: ["veneers", "dental-implants"] },
      "Get a free quote",
      { Treatment: "Porcelain Veneers and Dental Implants" },
    ],
    [
      { treatments: ["fue", "botox-fillers", "dhi"] },
      "Get a free quote",
      { Treatment: "FUE Hair Transplant and DHI Hair Transplant" },
    ],
    [{ treatment: "fue", consultation: true }, "Book a Free Consultation", {}],
    [{ consultation: true }, "Book a Free Consultation", { Treatment: "" }],
    [{ category: "dental" }, "Get a free quote", { Treatment: "Dental" }],
    [{ searched: "my knee" }, "Get a free quote", { Treatment: "" }],
  ] as const)("is the same as the dialog for %j", async (preset, expected, values) => {
    const address = quoteAddress(preset);
    const container = prerender(address.replace(/[?].*/, ""));
    await hydrate(container, address);
    expect(title()).toBe(expected);
    for (const [label, value] of Object.entries(values)) expect(field(label).value).toBe(value);
  });

  it("keeps what was typed and chosen before the context in the address was known", async () => {
    const container = prerender("/quote");
    typeBeforeScript({ Treatment: "Knee", Location: "Antalya" });
    await hydrate(container, `/quote?treatments=fue,dhi&city=${city}`);
    expect(field("Treatment").value).toBe("Knee");
    expect(field("Location").value).toBe("Antalya");
  });

  it("prefers the city in the address to the draft's", async () => {
    const values = { ...EMPTY_QUOTE, name: "Ada", location_city: "Antalya" };
    sessionStorage.setItem("sanavoy.quote-draft", JSON.stringify({ values, attempt: null }));
    await hydrate(prerender("/quote"), `/quote?city=${city}`);
    await waitFor(() => expect(field("Full name").value).toBe("Ada"));
    expect(field("Location").value).toBe("İzmir");
  });

  it("ignores a context that it does not know", async () => {
    await hydrate(prerender("/quote"), "/quote?city=Ankara&treatments=x,%3Cb%3E");
    expect(field("Location").value).toBe("İstanbul");
    expect(field("Treatment").value).toBe("");
  });

  it("lets the browser validate and send if the code fails to load", async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
    await hydrate(prerender("/quote"), "/quote");
    code.loads = false;
    await userEvent.click(screen.getByRole("button", { name: "Send my request" }));
    expect(submit).not.toHaveBeenCalled();
    typeBeforeScript(typed);
    await userEvent.click(screen.getByRole("button", { name: "Send my request" }));
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it("shows an error and keeps the form if the code fails to load offline", async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
    await hydrate(prerender("/quote"), "/quote");
    typeBeforeScript(typed);
    code.loads = false;
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event("offline")));
    await userEvent.click(screen.getByRole("button", { name: "Send my request" }));
    await waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        "Network error. Please check your connection and try again.",
      ),
    );
    expect(submit).not.toHaveBeenCalled();
    expect(field("Notes").value).toBe("Half a thought");
  });
});
