// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.control;

/** A failure whose message is already a sentence for people: what happened and, where that helps, what to do. */
public final class ExplainedException extends Exception {
    private static final long serialVersionUID = 1L;

    /** A failure with its technical cause, which may be null. */
    public ExplainedException(String sentence, Throwable cause) {
        super(sentence, cause);
    }
}
