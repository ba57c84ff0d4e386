// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.example.runtime;

/** The interface of the generated server side. */
public interface Servant {

    /** Calls an operation with its arguments, a line each, and returns the result as text. */
    String call(String operation, String[] lines);
}
