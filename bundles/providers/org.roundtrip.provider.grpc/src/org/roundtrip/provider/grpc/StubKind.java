// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.util.Map;
import org.roundtrip.model.Contract;

/** Which of the stubs that gRPC generates a client calls, and how it gets the response. */
enum StubKind {
    /** The call returns the response. */
    BLOCKING("BlockingStub", "", "io.grpc.StatusRuntimeException"),
    /** The call returns a future, on which the client waits. */
    FUTURE("FutureStub", ".get()", "java.util.concurrent.ExecutionException"),
    /** The call gets an observer, which is told of the response. */
    OBSERVER("Stub", "", "io.grpc.StatusRuntimeException"),
    /** The call returns a future, which tells a listener when it is done. */
    LISTENER("FutureStub", "", "java.util.concurrent.ExecutionException"),
    /** The first call opens a stream; each call writes a message to it and reads one from it. */
    STREAM("BlockingV2Stub", "", "io.grpc.StatusException"),
    /** The first call opens a stream. Each call writes a message to it, and an observer gets the response. */
    OBSERVED_STREAM("Stub", "", "io.grpc.StatusRuntimeException");

    /** The option whose values say which, together with whether calls are asynchronous. */
    static final String OPTION = "stub", BLOCKING_VALUE = "blocking", FUTURE_VALUE = "future", STREAM_VALUE = "stream";

    private final String ending;
    private final String wait;
    private final String failure;

    StubKind(String ending, String wait, String failure) {
        this.ending = ending;
        this.wait = wait;
        this.failure = failure;
    }

    static StubKind of(Map<String, String> options, boolean asynchronous) {
        return switch (options.get(OPTION)) {
            case FUTURE_VALUE -> asynchronous ? LISTENER : FUTURE;
            case STREAM_VALUE -> asynchronous ? OBSERVED_STREAM : STREAM;
            default -> asynchronous ? OBSERVER : BLOCKING;
        };
    }

    /** Whether all calls of a caller are messages of one stream. */
    boolean streams() {
        return this == STREAM || this == OBSERVED_STREAM;
    }

    /** The generated class of the service whose methods are called, without its package. */
    String service(Contract contract) {
        return (streams() ? ProtoNames.streams(contract) : contract.name()) + "Grpc";
    }

    /** The end of the name of the generated class, and of the method that makes one. */
    String ending() {
        return ending;
    }

    String type(Contract contract) {
        String service = service(contract);
        return "service." + service + "." + service.substring(0, service.length() - "Grpc".length()) + ending;
    }

    /** What is called on that which a call returns to get the response. */
    String waiting() {
        return wait;
    }

    /** What a call throws, or a reply handler gets, when the status is not OK. */
    String failure() {
        return failure;
    }
}
