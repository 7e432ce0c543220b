import type { MyRequest } from "@shared/my-request.ts";
import type { Session } from "./my-request-api.ts";

/** What every part of the page of an opened request gets. */
export type RequestPartProps = {
  session: Session;
  request: MyRequest;
  /** Called with the request as it is after a change. */
  onChange: (request: MyRequest) => void;
};
