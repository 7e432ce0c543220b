const FORM_ID = "without-script";

/**
 * Makes a button that needs script lead to a page where it does not run. The button's own handler
 * prevents this wherever it does.
 */
export function withoutScript(href: string) {
  return { type: "submit", form: FORM_ID, formAction: href } as const;
}

/** The empty form that such buttons send; stands once on every page. */
export function WithoutScriptForm() {
  return <form id={FORM_ID} hidden />;
}
