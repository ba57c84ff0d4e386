// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

/** Exit statuses; scripts rely on them. */
public final class Status {
    /** All went well. */
    public static final int DONE = 0;
    /** It ran, and something failed. */
    public static final int FAILED = 1;
    /** Bad usage, bad input, or something missing. */
    public static final int REFUSED = 2;
    /** Another process measures; later it may be possible. */
    public static final int BUSY = 3;
    /** The user or the system cancelled it. */
    public static final int CANCELLED = 130;

    private Status() {
    }
}
