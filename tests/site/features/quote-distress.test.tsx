import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import {
  answer,
  button,
  fetchMock,
  field,
  fill,
  prepareForm,
  REFERENCE,
  sent,
  show,
} from "./quote-form-support.tsx";

prepareForm();

const calls = () => screen.queryAllByRole("link", { name: /^Call (112|999)/ });

it.each(["Treatment", "Notes"])("gives the emergency numbers for distress in %s", async (label) => {
  show();
  await userEvent.type(field(label), "my nose is bleeding");
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(button().disabled).toBe(false);
  await userEvent.clear(field(label));
  await userEvent.type(field(label), "a nose job in May");
  await waitFor(() => expect(calls()).toHaveLength(0));
});

it("gives the emergency numbers for a search that leads to the form", async () => {
  show({ searched: "chest pain" });
  await waitFor(() => expect(calls()).toHaveLength(2));
});

it("does not join words of different sentences", async () => {
  show();
  await userEvent.type(field("Notes"), "Is a crown without pain? The week after suits us.");
  await userEvent.type(field("Treatment"), "bleeding");
  await waitFor(() => expect(calls()).toHaveLength(2));
});

it("sends again after a password manager has filled in the hidden field", async () => {
  show();
  await fill();
  const hidden = document.querySelector<HTMLInputElement>("input[name=website]");
  if (hidden) hidden.value = "https://example.com";
  answer(400, { error: "This request was refused." });
  await userEvent.click(button());
  await waitFor(() => expect(screen.getByText(/has not been sent/)).toBeDefined());
  expect(sent().website).toBe("https://example.com");
  answer(200, { reference: REFERENCE });
  await userEvent.click(button());
  await waitFor(() => expect(fetchMock).toHaveBeenCalledTimes(2));
  expect(sent().website).toBe("");
});
