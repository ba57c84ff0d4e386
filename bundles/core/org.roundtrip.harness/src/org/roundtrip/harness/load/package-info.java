// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
/**
 * Makes calls under load. {@link Callers} runs a phase with all callers of a client, each on a thread of its own with a
 * journal of its own. With a closed load each caller makes its next call when the last one is answered, at once or after some
 * time to think. With an open load calls arrive at the moments of a {@link Schedule}, whether or not earlier ones are answered:
 * the callers share one {@link OpenPace}, and whichever is free makes the next call. What finds all of them busy is
 * made late, and the journal tells how late, so that a stall of the server shows in every call that should have been made
 * meanwhile.
 *
 * <p>With asynchronous calls a caller does not wait for an answer but for a place in its {@link Window}. It sends through the
 * middleware's own asynchronous stub ({@link AsynchronousCaller}); a thread of the middleware then ends the
 * {@link PendingCall} and adds it to the {@link Completions}, from which the caller takes it in its {@link WindowLoop} and writes
 * it into its own block of the journal.
 */
package org.roundtrip.harness.load;
