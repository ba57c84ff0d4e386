// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

/** The caller of an operation {@code again}, which does the same as {@code twice}. */
public final class Caller_again extends Caller_twice {
    public Caller_again(Object stub) {
        super(stub, "again");
    }
}
