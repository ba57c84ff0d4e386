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
    private final boolean missing;

    private PreviewException(String message, List<Refusal> refusals, String details, boolean missing) {
        super(message);
        this.refusals = List.copyOf(refusals);
        this.details = details;
        this.missing = missing;
    }

    PreviewException(String message, List<Refusal> refusals, String details) {
        this(message, refusals, details, false);
    }

    PreviewException(String message) {
        this(message, List.of(), "");
    }

    /** Something is missing here without which the provider cannot be tried at all. */
    static PreviewException missing(String message) {
        return new PreviewException(message, List.of(), "", true);
    }

    /** Returns whether nothing was tried, because the provider, or something that it needs, is not here. */
    public boolean missing() {
        return missing;
    }

    /**
     * Returns the parts that the middleware does not carry, each with its reason. They are paths such as {@code
     * payload.lines[].when} in an echo of a payload, or {@code send.order.lines[].when} in an operation. Empty when
     * something else is the cause.
     */
    public List<Refusal> refusals() {
        return refusals;
    }

    /** Returns what a generator or compiler printed; empty when none failed. */
    public String details() {
        return details;
    }
}
