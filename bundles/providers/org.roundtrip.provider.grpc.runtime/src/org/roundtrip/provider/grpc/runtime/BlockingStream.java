// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.runtime;

import io.grpc.Status;
import io.grpc.stub.AbstractStub;
import io.grpc.stub.BlockingClientCall;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;

/**
 * The stream of one caller that waits for each answer: one RPC that its first call opens. A call writes one message and reads
 * one. A call that fails ends the stream, because the next message would answer it; the next call opens another one.
 */
public final class BlockingStream<S extends AbstractStub<S>, Q, A> {
    private final Function<S, BlockingClientCall<Q, A>> opening;
    private BlockingClientCall<Q, A> opened;
    private int seconds;

    /** @param opening the method of the stub that opens the stream */
    public BlockingStream(Function<S, BlockingClientCall<Q, A>> opening) {
        this.opening = opening;
    }

    /** Makes a call. Its failure ends the stream. */
    public A call(S stub, Q request) throws Exception {
        if (opened == null) {
            seconds = stub.getCallOptions().getOption(Limits.CALL_SECONDS);
            opened = opening.apply(stub);
        }
        try {
            A answer = opened.write(request, seconds, TimeUnit.SECONDS) ? opened.read(seconds, TimeUnit.SECONDS) : null;
            if (answer == null) {
                throw Status.UNAVAILABLE.withDescription("The server has ended the stream.").asRuntimeException();
            }
            return answer;
        } catch (Exception e) {
            opened.cancel("A call failed.", e);
            opened = null;
            throw e;
        }
    }
}
