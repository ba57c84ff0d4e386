// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.proactive.runtime;

import org.objectweb.proactive.api.PAFuture;
import org.objectweb.proactive.core.ProActiveTimeoutException;

/** Waits for futures, each for as long as a call may take. Generated callers use it on the clock. Any thread. */
public final class Futures {
    /** The system property with the limit in milliseconds, which is set before the first call. */
    static final String LIMIT = "roundtrip.proactive.limit";
    private static final long MILLIS = Long.getLong(LIMIT);

    private Futures() {
    }

    /** Returns the value of a future. @throws ProActiveTimeoutException when it takes too long */
    public static <T> T value(T future) throws ProActiveTimeoutException {
        return PAFuture.getFutureValue(future, MILLIS);
    }

    /** Waits until a future has its value. @throws ProActiveTimeoutException when it takes too long */
    public static void await(Object future) throws ProActiveTimeoutException {
        PAFuture.waitFor(future, MILLIS);
    }
}
