import { render } from "@testing-library/react";
import { useState } from "react";
import { MemoryRouter } from "react-router-dom";
import { vi } from "vitest";
import { RequestView } from "@/site/features/my-request/request-view.tsx";
import type { MyRequest } from "../../../supabase/functions/_shared/my-request.ts";
import { exampleMyRequest } from "../../functions/example-my-request.ts";

/** The function's next response. */
export const answer = vi.fn<() => Response | Promise<Response>>();
export const fetched = vi.fn(async (_address: string, _options: RequestInit) => answer());

function Page({ first }: { first: MyRequest }) {
  const [request, setRequest] = useState(first);
  return (
    <RequestView
      session={{ token: "t".repeat(70), email: exampleMyRequest.sent.email }}
      request={request}
      onChange={setRequest}
      onErased={() => {}}
    />
  );
}

/** Shows an opened request. */
export function showRequest(changes: Partial<MyRequest> = {}): MyRequest {
  fetched.mockImplementation(async () => answer());
  vi.stubGlobal("fetch", fetched);
  const first = { ...exampleMyRequest, ...changes };
  render(<Page first={first} />, { wrapper: MemoryRouter });
  return first;
}
