// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.runtime;

import com.google.protobuf.Message;
import io.grpc.Metadata;
import io.grpc.Status;
import io.grpc.StatusRuntimeException;
import io.grpc.protobuf.ProtoUtils;

/** Exceptions of the contract: a call ends with a status that is not OK, and a trailer holds the exception's message. */
public final class Faults {
    private Faults() {
    }

    /** Returns what a servant passes on to end a call with an exception. */
    public static StatusRuntimeException of(Message value) {
        Metadata trailers = new Metadata();
        trailers.put(ProtoUtils.keyForProto(value), value);
        return Status.FAILED_PRECONDITION.asRuntimeException(trailers);
    }

    /** Returns the exception that ended a call; null when it ended for another reason. */
    public static <T extends Message> T in(Throwable failure, T any) {
        Metadata trailers = Status.trailersFromThrowable(failure);
        return trailers == null ? null : trailers.get(ProtoUtils.keyForProto(any));
    }
}
