import type { MyRequest } from "@shared/my-request.ts";
import type { Session } from "./my-request-api.ts";

/** Props of every part of an opened request. */
export type RequestPartProps = {
  session: Session;
  request: MyRequest;
  /** Receives the updated request after a change. */
  onChange: (request: MyRequest) => void;
};
