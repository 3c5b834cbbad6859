import { errorCode } from "#web/api/api.ts";
import { userKey } from "#web/site/queries.ts";
import { usePageContext } from "#web/page-context.ts";
import { steps } from "./answers.ts";
import { checkBody, signupBody } from "./to-wire.ts";
import { useAnswers } from "./use-answers.ts";
import { signup } from "./use-signup.ts";

/** Sends a step to the server. The last step creates the account, the others are only checked. */
export function useSendStep(): (step: number) => Promise<void> {
  const { api, queryClient } = usePageContext();
  const typed = useAnswers();
  return async (step) => {
    const name = steps[step] ?? "who";
    if (name !== "account") {
      await api("POST /api/signup/check", { body: checkBody(name, typed) });
      return;
    }
    try {
      const { user } = await api("POST /api/signup", { body: signupBody(typed, typed.requestId) });
      signup.complete({ email: typed.answers.email.trim(), loggedIn: user !== null });
      if (user) queryClient.setQueryData(userKey, user);
    } catch (error) {
      // An earlier attempt with other answers did arrive, so the next attempt is a new sign-up.
      if (errorCode(error) === "signup_id_used") signup.renewId();
      throw error;
    }
  };
}
