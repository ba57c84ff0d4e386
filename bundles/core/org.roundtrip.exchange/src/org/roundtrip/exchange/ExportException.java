// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange;

/** A drawing that a language cannot say; the message names the field and the reason in one sentence. */
public final class ExportException extends Exception {
    private static final long serialVersionUID = 1L;

    /** @param message one sentence */
    public ExportException(String message) {
        super(message);
    }
}
