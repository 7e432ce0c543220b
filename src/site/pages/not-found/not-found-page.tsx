import { NotFound } from "@/site/features/not-found/not-found.tsx";

export default NotFound;
