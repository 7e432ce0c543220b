import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, type RefObject, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RefCallBack,
  type UseFormRegisterReturn,
  useForm,
} from "react-hook-form";
import * as z from "zod/mini";
import { useAfterRender } from "./after-render.ts";
import { useHydrated } from "./hydrated.ts";

/** What connects a control with its form. */
export type RegisteredControl = {
  name?: string;
  ref?: RefCallBack;
  maxLength?: number;
};

/** Properties of a `Field` or `Checkbox` that connect it with its form. */
export type RegisteredField = { error: string | undefined; control: RegisteredControl };

/** Why a form was refused after it was sent. */
export type Refusal<Name extends string> = {
  /** What is wrong with a field, shown next to it. */
  faults?: Partial<Record<Name, string>>;
  /** Why sending failed, if no field is to blame. */
  failure?: string;
};

/** What is sent besides the values. */
export type Attempt = {
  /** The same as for the last attempt if the values are the same, so that they count as one. */
  requestId: string;
  /** The honeypot: only programs fill it in. */
  website: string;
  /** The value of the pressed button, if it has one. */
  pressed: string;
};

type Schema<Input, Output> = z.core.$ZodType<Output, Input>;

type CheckedFormOptions<Input extends FieldValues, Output> = {
  /** A function loads it before the values are read, and returns null if it cannot be loaded. */
  schema: Schema<Input, Output> | (() => Promise<Schema<Input, Output> | null>);
  /** Sends valid values. Returns why they were refused, if they were. */
  send: (
    values: Output,
    attempt: Attempt,
    // biome-ignore lint/suspicious/noConfusingVoidType: a form that was sent returns nothing.
  ) => Promise<Refusal<FieldPath<Input>> | undefined | void>;
  /** Where the browser sends the form without script. Without it, the form needs script. */
  action?: string;
  /** The form, for what has to know it before. */
  element?: RefObject<HTMLFormElement | null>;
  /** Replaces sending if the schema cannot be loaded. */
  onUnloaded?: (element: HTMLFormElement, pressed: string) => string | undefined;
  /** Initial values of a form that is not prerendered. They replace what its controls have. */
  defaultValues?: DefaultValues<Input>;
  /** The same, but the form is reset when they change. */
  values?: Input;
  /** Receives the errors of an attempt, in the order of the fields. */
  onFaults?: (messages: readonly string[]) => void;
};

type ShownFault = { controlId: string; message: string };

/**
 * How a form checks and sends what was typed (exceptions: docs/decisions/forms.md). The controls keep the values, as
 * `defaultValue` or as typed before hydration, and are read when the form is sent. Errors appear then, and disappear
 * once they are corrected. The focus moves to the error summary, or else to the first wrong field, after the errors
 * are rendered.
 */
export function useCheckedForm<Input extends FieldValues, Output>({
  schema,
  send,
  action,
  defaultValues,
  values,
  onFaults,
  onUnloaded,
  element: knownElement,
}: CheckedFormOptions<Input, Output>) {
  type Name = FieldPath<Input>;
  const hydrated = useHydrated();
  const ownElement = useRef<HTMLFormElement>(null);
  const element = knownElement ?? ownElement;
  const summary = useRef<HTMLElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const loaded = useRef(typeof schema === "function" ? null : schema);
  const registered = useRef(
    new Map<string, { name: Name; read: UseFormRegisterReturn["onChange"] }>(),
  );
  const lastSent = useRef({ content: "", requestId: "" });
  const afterRender = useAfterRender();
  const isBusy = useRef(false);
  const [busy, setBusy] = useState(false);
  const [pressed, setPressed] = useState("");
  const [failure, setFailure] = useState<string>();
  /** The errors of the last attempt. Not updated while fields are corrected. */
  const [shown, setShown] = useState<readonly ShownFault[]>([]);
  const form = useForm<Input, unknown, Output>({
    resolver: (...call) => {
      if (!loaded.current) throw new Error("The schema has not been loaded.");
      return zodResolver<Input, unknown, Output>(loaded.current)(...call);
    },
    reValidateMode: "onSubmit",
    shouldFocusError: false,
    ...(defaultValues ? { defaultValues } : {}),
    ...(values ? { values } : {}),
  });
  const { formState } = form;

  function controls() {
    const all = [...(element.current?.elements ?? [])];
    return all.flatMap((control) => {
      const known = registered.current.get(control.getAttribute("name") ?? "");
      return known ? [{ control, ...known }] : [];
    });
  }

  function honeypot() {
    const control = element.current?.elements.namedItem("website");
    return control instanceof HTMLInputElement ? control : undefined;
  }

  /** Removes errors that have been corrected. Only the answer to the next attempt can remove the server's others. */
  function forgetCorrected(changed: Name) {
    const wrong = [...registered.current.values()].filter(({ name }) => {
      const { error } = form.getFieldState(name);
      return error && (error.type !== "server" || name === changed);
    });
    if (wrong.length === 0 || !loaded.current) return;
    const issues = z.safeParse(loaded.current, form.getValues()).error?.issues ?? [];
    for (const { name } of wrong) {
      if (!issues.some(({ path }) => String(path[0]) === name)) form.clearErrors(name);
    }
  }

  async function sendChecked(checked: Output, button: string) {
    const content = JSON.stringify(checked);
    if (lastSent.current.content !== content) {
      lastSent.current = { content, requestId: crypto.randomUUID() };
    }
    const { requestId } = lastSent.current;
    const website = honeypot()?.value ?? "";
    const refusal = await send(checked, { requestId, website, pressed: button });
    if (!refusal) {
      lastSent.current = { content: "", requestId: "" };
      return;
    }
    // A password manager may have filled it in. Only a bot does so again.
    const trap = honeypot();
    if (trap) trap.value = "";
    for (const { name } of registered.current.values()) {
      const message = refusal.faults?.[name];
      if (message) form.setError(name, { type: "server", message });
    }
    return refusal.failure;
  }

  /** Sends the form once at a time. */
  async function submit(button: string) {
    if (isBusy.current) return;
    isBusy.current = true;
    setBusy(true);
    setPressed(button);
    setFailure(undefined);
    try {
      await check(button);
    } finally {
      isBusy.current = false;
      setBusy(false);
    }
  }

  async function check(button: string) {
    loaded.current = typeof schema === "function" ? await schema() : schema;
    if (!loaded.current) {
      if (element.current) show(onUnloaded?.(element.current, button));
      return;
    }
    // What was typed before hydration, or filled in by a program, has not triggered any handler.
    for (const { control, name, read } of controls()) {
      // To the browser, an incomplete date is an empty one.
      const isIncomplete = control instanceof HTMLInputElement && control.validity.badInput;
      void read({ target: isIncomplete ? { name, value: "?" } : control, type: "change" });
    }
    let found: string | undefined;
    await form.handleSubmit(async (checked) => {
      found = await sendChecked(checked, button);
    })();
    show(found);
  }

  /** Shows what is wrong, and moves the focus there. */
  function show(found: string | undefined) {
    setFailure(found);
    const faults = new Map<Name, ShownFault>();
    for (const { name, control } of controls()) {
      const message = form.getFieldState(name).error?.message;
      if (message && !faults.has(name)) faults.set(name, { controlId: control.id, message });
    }
    setShown([...faults.values()]);
    const first = () =>
      summary.current ??
      element.current?.querySelector<HTMLElement>("[aria-invalid]") ??
      notice.current;
    if (faults.size > 0) onFaults?.([...faults.values()].map(({ message }) => message));
    if (faults.size > 0 || found) afterRender(() => first()?.focus());
  }

  return {
    /** Attributes of the form. */
    attributes: {
      ref: element,
      noValidate: hydrated || !action,
      onInput({ target }: FormEvent<HTMLFormElement>) {
        const name = target instanceof Element ? target.getAttribute("name") : null;
        const known = registered.current.get(name ?? "");
        if (!known) return;
        void known.read({ target, type: "change" });
        forgetCorrected(known.name);
      },
      onSubmit(event: FormEvent<HTMLFormElement>) {
        event.preventDefault();
        const { nativeEvent } = event;
        const submitter = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
        void submit(submitter?.getAttribute("value") ?? "");
      },
      ...(action ? { method: "post" as const, action } : {}),
    },
    /**
     * Properties of a `Field` or `Checkbox`. The browser limits the length only without script: with script, pasted
     * text that is too long gets an error instead of being truncated.
     */
    field(name: Name, { maxLength }: { maxLength?: number | undefined } = {}): RegisteredField {
      const { onChange, ref } = form.register(name);
      registered.current.set(name, { name, read: onChange });
      const control: RegisteredControl = {
        ref,
        // Without a name, a form that needs script does not put its values into the URL.
        ...(hydrated || action ? { name } : {}),
        ...(hydrated || maxLength === undefined ? {} : { maxLength }),
      };
      return { error: form.getFieldState(name, formState).error?.message, control };
    },
    /** The error summary's items, and where the focus goes. */
    summary: { ref: summary, items: shown },
    /** Why the last attempt failed, if no field is to blame. */
    failure,
    /** Receives the focus then. For a notice that is not an alert. */
    notice,
    busy,
    /** The value of the button that was pressed last. */
    pressed,
    /** Sends it without a press of its button, or as if another button were pressed. */
    submit: (button = "") => void submit(button),
    reset: () => form.reset(),
    /** Removes the errors and the failure. */
    forgive() {
      form.clearErrors();
      setFailure(undefined);
    },
    /** What few forms need: see react-hook-form. */
    form,
  };
}
