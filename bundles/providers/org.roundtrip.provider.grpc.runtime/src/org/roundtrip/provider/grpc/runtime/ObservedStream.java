// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.runtime;

import io.grpc.Status;
import io.grpc.stub.StreamObserver;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.function.BiFunction;

/**
 * The stream of one caller that does not wait for answers: one RPC that its first call opens. The k-th response answers the
 * k-th request. When the stream ends, all calls in flight have failed, and the next call opens another one. One thread sends,
 * any one thread of the middleware receives.
 */
public final class ObservedStream<S, Q, A> {
    /** What one call in flight is told of. */
    public interface Reply<A> {
        /** The call has its response. */
        void response(A response);

        /** The stream ended before. */
        void end(Throwable why);
    }

    private final BiFunction<S, StreamObserver<A>, StreamObserver<Q>> opening;
    private Responses responses;
    private StreamObserver<Q> requests;

    /** @param opening the method of the stub that opens the stream */
    public ObservedStream(BiFunction<S, StreamObserver<A>, StreamObserver<Q>> opening) {
        this.opening = opening;
    }

    /** Makes a call; the reply is told of its end by another thread. */
    public void send(S stub, Q request, Reply<A> reply) {
        if (responses == null || !responses.expect(reply)) {
            Responses begun = new Responses();
            begun.expect(reply);
            requests = opening.apply(stub, begun);
            responses = begun;
        }
        try {
            requests.onNext(request);
        } catch (RuntimeException e) {
            // What would come now would be taken for the response to this request.
            responses.onError(e);
            requests.onError(e);
        }
    }

    /** The responses of one RPC, with the calls that wait for them in their order. */
    private final class Responses implements StreamObserver<A> {
        private final Queue<Reply<A>> waiting = new ArrayDeque<>();
        private boolean ended;

        /** @return whether a response may still come */
        synchronized boolean expect(Reply<A> reply) {
            return !ended && waiting.add(reply);
        }

        private synchronized Reply<A> next() {
            return waiting.poll();
        }

        @Override
        public void onNext(A response) {
            Reply<A> reply = next();
            if (reply == null) {
                throw new IllegalStateException("The server has sent a response that answers no request.");
            }
            reply.response(response);
        }

        @Override
        public void onError(Throwable why) {
            synchronized (this) {
                ended = true;
            }
            for (Reply<A> reply = next(); reply != null; reply = next()) {
                reply.end(why);
            }
        }

        @Override
        public void onCompleted() {
            onError(Status.UNAVAILABLE.withDescription("The server has ended the stream.").asRuntimeException());
        }
    }
}
