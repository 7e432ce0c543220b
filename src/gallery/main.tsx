import "@/site/site.css";
import "./gallery.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router-dom";
import { ReactRouterBridge } from "@/lib/react-router-bridge.tsx";
import { Gallery } from "./gallery.tsx";
import { SideBySide } from "./side-by-side.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to render into.");

const theme = new URLSearchParams(window.location.search).get("theme");
// A theme applies to a whole document, so each half of the gallery is an iframe.
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

createRoot(root).render(
  <StrictMode>
    {theme ? (
      // The router keeps its address in memory, so that links do not leave the gallery.
      <MemoryRouter>
        <ReactRouterBridge>
          <Gallery />
        </ReactRouterBridge>
      </MemoryRouter>
    ) : (
      <SideBySide />
    )}
  </StrictMode>,
);
