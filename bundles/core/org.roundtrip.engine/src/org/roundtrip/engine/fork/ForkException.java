// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

/** A fork failed; the message is one sentence for people. */
public final class ForkException extends Exception {
    private static final long serialVersionUID = 1L;

    /** A failure without a cause of its own. */
    public ForkException(String message) {
        super(message);
    }

    /** A failure that another one caused. */
    public ForkException(String message, Throwable cause) {
        super(message, cause);
    }
}
