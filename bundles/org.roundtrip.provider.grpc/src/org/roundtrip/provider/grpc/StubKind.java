// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.util.Map;
import org.roundtrip.model.Contract;

/** Which of the stubs that gRPC generates a client calls; each is a value of the option {@link #OPTION}. */
enum StubKind {
    /** The call returns the response. */
    BLOCKING("blocking", "BlockingStub", "", "io.grpc.StatusRuntimeException"),
    /** The call returns a future, on which the client waits. */
    FUTURE("future", "FutureStub", ".get()", "java.util.concurrent.ExecutionException");

    static final String OPTION = "stub";

    private final String value;
    private final String ending;
    private final String wait;
    private final String failure;

    StubKind(String value, String ending, String wait, String failure) {
        this.value = value;
        this.ending = ending;
        this.wait = wait;
        this.failure = failure;
    }

    static StubKind of(Map<String, String> options) {
        return options.get(OPTION).equals(FUTURE.value) ? FUTURE : BLOCKING;
    }

    /** The option's value. */
    String value() {
        return value;
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

    /** What a call throws whose status is not OK. */
    String failure() {
        return failure;
    }
}
