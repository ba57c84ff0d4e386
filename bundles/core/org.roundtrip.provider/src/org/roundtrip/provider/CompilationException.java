// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider;

/** A generator or compiler failed. The message is one sentence; {@link #details()} is the output of the tool. */
public final class CompilationException extends Exception {
    private static final long serialVersionUID = 1L;
    private final String details;

    /** A failure with the tool's own output. */
    public CompilationException(String message, String details) {
        super(message);
        this.details = details;
    }

    /** The output of the tool; may be long or empty. */
    public String details() {
        return details;
    }
}
