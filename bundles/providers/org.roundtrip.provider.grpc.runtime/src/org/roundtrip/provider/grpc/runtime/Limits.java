// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.runtime;

import io.grpc.CallOptions;

/** What both sides allow. */
public final class Limits {
    /** A message can be larger than its content, because a negative number takes ten bytes. */
    static final int MOST_BYTES = 256 << 20;
    /** How long closing may take. */
    static final int CLOSE_SECONDS = 5;
    /** How long a call in a stream may take. A deadline would be that of the whole stream. */
    public static final CallOptions.Key<Integer> CALL_SECONDS = CallOptions.Key.create("roundtrip.call.seconds");

    private Limits() {
    }
}
