// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

/** Bad input or something missing; the message is one sentence for the person at the terminal. */
public final class RefusedInput extends Exception {
    private static final long serialVersionUID = 1L;

    public RefusedInput(String message) {
        super(message);
    }
}
