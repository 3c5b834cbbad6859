import "#ui/styles.ts";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { FALLBACK_LOCALE, isLocale } from "#contract/shared/languages.ts";
import { supportPopovers } from "#ui/overlay/support-popovers.ts";
import { TextSetProvider } from "#web/texts/intl-hooks.ts";
import { App } from "./app.tsx";
import { loadOfficeTexts } from "./load-office-texts.ts";

const { lang } = document.documentElement;
const texts = await loadOfficeTexts(isLocale(lang) ? lang : FALLBACK_LOCALE);
await supportPopovers();
const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
createRoot(document.getElementById("root") as HTMLElement).render(
  <TextSetProvider value={texts}>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </TextSetProvider>,
);
