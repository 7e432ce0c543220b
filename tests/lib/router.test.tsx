// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import {
  BrowserRouter,
  matchPath,
  type Navigate,
  useLocation,
  useNavigate,
  useNavigationType,
} from "@/lib/router.tsx";
import { Link } from "@/ui/link.tsx";

describe("a pattern", () => {
  it.each([
    ["/", "/", {}],
    ["/about", "/about/", {}],
    ["/about", "/About", {}],
    ["/treatment/:slug", "/treatment/fue", { slug: "fue" }],
    ["/quote/:slug?", "/quote/fue", { slug: "fue" }],
    ["/quote/:slug?", "/quote", { slug: undefined }],
    ["/quote/:slug?", "/quote/", { slug: undefined }],
    ["*", "/no/such/page", {}],
  ])("%s matches %s", (pattern, pathname, parameters) => {
    expect(matchPath(pattern, pathname)).toEqual(parameters);
  });

  it.each([
    ["/", "/about"],
    ["/about", "/about/us"],
    ["/treatment/:slug", "/treatment"],
    ["/treatment/:slug", "/treatment/fue/costs"],
    ["/quote/:slug?", "/quotes"],
  ])("%s does not match %s", (pattern, pathname) => {
    expect(matchPath(pattern, pathname)).toBeUndefined();
  });
});

describe("the router", () => {
  let navigate: Navigate;

  function Place() {
    const { pathname, search, hash } = useLocation();
    navigate = useNavigate();
    return <p>{`${useNavigationType()} ${pathname}${search}${hash}`}</p>;
  }

  function open(path: string) {
    window.history.replaceState(null, "", path);
    render(
      <BrowserRouter>
        <Place />
        <Link href="/faq">Questions</Link>
        <Link href="#costs">Costs</Link>
        <Link href="/about" target="_blank">
          About
        </Link>
      </BrowserRouter>,
    );
  }

  const place = () => screen.getByRole("paragraph").textContent;

  afterEach(cleanup);

  it("follows links without loading a page, and goes back", async () => {
    open("/treatments?search=fue");
    expect(place()).toBe("POP /treatments?search=fue");
    await userEvent.click(screen.getByRole("link", { name: "Questions" }));
    expect(place()).toBe("PUSH /faq");
    expect(window.location.pathname).toBe("/faq");
    const gone = new Promise((resolve) => window.addEventListener("popstate", resolve));
    await act(async () => {
      window.history.back();
      await gone;
    });
    expect(place()).toBe("POP /treatments?search=fue");
  });

  it("resolves an anchor against its page, and adds no second history entry for the same URL", async () => {
    open("/faq");
    const link = screen.getByRole("link", { name: "Costs" });
    expect(link).toHaveProperty("pathname", "/faq");
    await userEvent.click(link);
    expect(place()).toBe("PUSH /faq#costs");
    const entries = window.history.length;
    await userEvent.click(link);
    expect(place()).toBe("REPLACE /faq#costs");
    expect(window.history.length).toBe(entries);
  });

  it("leaves modified clicks and other targets to the browser", async () => {
    open("/");
    // jsdom cannot follow a link.
    window.addEventListener("click", (click) => click.preventDefault());
    const user = userEvent.setup();
    await user.click(screen.getByRole("link", { name: "About" }));
    await user.keyboard("{Control>}");
    await user.click(screen.getByRole("link", { name: "Questions" }));
    expect(place()).toBe("POP /");
  });

  it("gives every history entry its own key", () => {
    open("/");
    act(() => navigate("/faq"));
    const first = window.history.state.key;
    act(() => navigate("/faq", { replace: true }));
    expect(window.history.state.key).not.toBe(first);
    expect(place()).toBe("REPLACE /faq");
  });
});
