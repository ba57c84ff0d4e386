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
    LISTENER("FutureStub", "", "java.util.concurrent.ExecutionException");

    /** The option whose values say which, together with whether calls are asynchronous. */
    static final String OPTION = "stub", BLOCKING_VALUE = "blocking", FUTURE_VALUE = "future";

    private final String ending;
    private final String wait;
    private final String failure;

    StubKind(String ending, String wait, String failure) {
        this.ending = ending;
        this.wait = wait;
        this.failure = failure;
    }

    static StubKind of(Map<String, String> options, boolean asynchronous) {
        boolean future = options.get(OPTION).equals(FUTURE_VALUE);
        return asynchronous ? future ? LISTENER : OBSERVER : future ? FUTURE : BLOCKING;
    }

    /** The end of the name of the generated class, and of the method that makes one. */
    String ending() {
        return ending;
    }

    String type(Contract contract) {
        return "service." + contract.name() + "Grpc." + contract.name() + ending;
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
