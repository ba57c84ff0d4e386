// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.List;
import org.roundtrip.provider.Refusal;

/** A preview cannot be had; the message is one sentence for people. */
public final class PreviewException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<Refusal> refusals;
    private final String details;

    PreviewException(String message, List<Refusal> refusals, String details) {
        super(message);
        this.refusals = List.copyOf(refusals);
        this.details = details;
    }

    PreviewException(String message) {
        this(message, List.of(), "");
    }

    /**
     * Returns the parts that the middleware does not carry: paths such as {@code payload.lines[].when} in an echo of a payload, or
     * {@code send.order.lines[].when} in an operation, each with its reason. Empty when something else is the cause.
     */
    public List<Refusal> refusals() {
        return refusals;
    }

    /** Returns what a generator or compiler printed; empty when none failed. */
    public String details() {
        return details;
    }
}
