import PostalMime from "postal-mime";

/** What a mail server reports about a mail. */
export type ReportKind = "hard" | "soft" | "complaint";

/**
 * Reads a delivery report (RFC 3464) or a complaint (RFC 5965) from a raw message. Null for anything
 * else, such as an out-of-office reply or a report of a delay.
 */
export async function readReport(raw: Buffer): Promise<ReportKind | null> {
  const parts = await readParts(raw);
  const text = (type: string) => parts.find(({ mimeType }) => mimeType === type)?.text;
  const complaint = text("message/feedback-report");
  if (complaint !== undefined) {
    // "not-spam" withdraws a complaint; the other types are about forgery or viruses.
    return readFields(complaint).get("feedback-type") === "abuse" ? "complaint" : null;
  }
  const delivery = text("message/delivery-status");
  return delivery === undefined ? null : readDelivery(delivery);
}

/** Whether the address does not exist (5.0, 5.1) or is closed (5.2.0, 5.2.1; RFC 3463). */
const isOfAddress = /^5\.(?:[01]\.|2\.[01]$)/;

/**
 * A mail that failed for another reason, such as a full mailbox or a server's policy, may arrive the
 * next time, even if the server calls the failure permanent.
 */
function readDelivery(text: string): ReportKind | null {
  // The first block is about the message, each of the others about a recipient; we send to one.
  const recipients = text.split(/\r?\n[ \t]*\r?\n/).map(readFields);
  const failed = recipients.find((fields) => fields.get("action") === "failed");
  if (!failed) return null;
  const [status = ""] = (failed.get("status") ?? "").split(/[ (]/);
  return isOfAddress.test(status) ? "hard" : "soft";
}

/** Header fields by lower-case name, with their values in lower case. */
function readFields(text: string): ReadonlyMap<string, string> {
  const unfolded = text.replace(/\r?\n[ \t]+/g, " ");
  const lines = [...unfolded.matchAll(/^([\w-]{1,80}):[ \t]*(.*?)[ \t\r]*$/gm)];
  return new Map(
    lines.map(([, name = "", value = ""]) => [name.toLowerCase(), value.toLowerCase()]),
  );
}

async function readParts(raw: Buffer) {
  try {
    const { attachments } = await PostalMime.parse(raw, {
      attachmentEncoding: "utf8",
      forceRfc822Attachments: true,
    });
    return attachments.map(({ mimeType, content }) => ({
      mimeType,
      text: typeof content === "string" ? content : "",
    }));
  } catch {
    // Strangers can write to the address, so a message may be anything.
    return [];
  }
}
