// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.runtime;

import io.grpc.stub.StreamObserver;

/** The requests of one stream. Each is answered before the next one comes; the stream ends when the client ends it. */
public abstract class Requests<Q> implements StreamObserver<Q> {
    private final StreamObserver<?> responses;

    /** @param responses of the same stream */
    protected Requests(StreamObserver<?> responses) {
        this.responses = responses;
    }

    /** The client is gone, so there is nobody to answer. */
    @Override
    public void onError(Throwable why) {
    }

    @Override
    public void onCompleted() {
        responses.onCompleted();
    }
}
