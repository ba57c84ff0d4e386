// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.hosts;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.sshd.common.future.VerifiableFuture;
import org.apache.sshd.common.future.WaitableFuture;

/** Waits with a limit that an interrupt ends. */
final class Waits {
    private Waits() {
    }

    /** Waits for an answer of the library. @throws TimeoutException when none came within the limit */
    static <T, F extends WaitableFuture & VerifiableFuture<T>> T on(F future, Duration limit)
            throws IOException, InterruptedException, TimeoutException {
        try {
            if (!future.await(limit)) {
                throw new TimeoutException();
            }
            return future.verify(limit);
        } catch (InterruptedIOException e) {
            throw interrupted(e);
        }
    }

    /** Returns the addresses of a name. The system's look-up cannot be interrupted, so a thread of its own waits for it. */
    static InetAddress address(String name, Duration limit)
            throws UnknownHostException, InterruptedException, TimeoutException {
        FutureTask<InetAddress> lookUp = new FutureTask<>(() -> InetAddress.getByName(name));
        Thread.ofPlatform().daemon().name("look-up of " + name).start(lookUp);
        try {
            return lookUp.get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof UnknownHostException unknown ? unknown : new UnknownHostException(name);
        }
    }

    /** Returns what a thread throws that was interrupted within a call of the library. */
    static InterruptedException interrupted(InterruptedIOException cause) {
        Thread.interrupted();
        InterruptedException interrupted = new InterruptedException();
        interrupted.initCause(cause);
        return interrupted;
    }
}
