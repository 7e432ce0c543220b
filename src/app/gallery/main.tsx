import "@/styles/index.css";
import "./gallery.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { Gallery } from "./gallery.tsx";
import { SideBySide } from "./side-by-side.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into.");

const theme = new URLSearchParams(window.location.search).get("theme");
// One theme belongs to one document: each half of the gallery is a page of its own in a frame.
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

createRoot(root).render(
  <StrictMode>
    {theme ? (
      // Links lead nowhere here: the address is a made-up one.
      <MemoryRouter>
        <Gallery />
      </MemoryRouter>
    ) : (
      <SideBySide />
    )}
  </StrictMode>,
);
