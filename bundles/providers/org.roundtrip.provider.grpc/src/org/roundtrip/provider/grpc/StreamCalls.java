// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.util.List;
import java.util.Optional;
import org.roundtrip.contract.CallStyle;
import org.roundtrip.contract.NativeTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.provider.grpc.runtime.BlockingStream;
import org.roundtrip.provider.grpc.runtime.ObservedStream;

/**
 * Calls that are messages of a stream. Each caller opens one for its operation, and the k-th response answers the k-th
 * request.
 */
final class StreamCalls implements CallStyle {
    /** As a text, because its superclass is there in processes only. */
    private static final String REQUESTS = BlockingStream.class.getPackageName() + ".Requests";
    private final NativeTypes types;
    private final StubKind stub;
    private final GrpcCalls single;

    /** @param stub one that streams */
    StreamCalls(NativeTypes types, StubKind stub) {
        this.types = types;
        this.stub = stub;
        single = new GrpcCalls(types, stub);
    }

    @Override
    public Call call(Operation operation, List<String> arguments, String request) {
        Call call = single.call(operation, arguments, request);
        return new Call(call.requestType(), call.request(), call.answerType(), "stream.call(stub, " + request + ")", call.result(),
                call.failureType(), call.failure());
    }

    @Override
    public Optional<Asynchronous> asynchronous(Operation operation, List<String> arguments, String request) {
        String response = GrpcCalls.responseType(operation);
        return stub == StubKind.STREAM ? Optional.empty()
                : Optional.of(new Asynchronous("implements " + ObservedStream.class.getName() + ".Reply<" + response + ">", """
                        @Override
                        public void response(%s response) {
                        %s
                        answered();
                        }
                        @Override
                        public void end(Throwable why) {
                        failed(why);
                        }
                        """.formatted(response, operation.result().isPresent() ? "answer = response;" : ""),
                        "stream.send(stub, " + request + ", reply)"));
    }

    @Override
    public String members(Operation operation, String stubType) {
        return "private final %1$s<%2$s, %3$s, %4$s> stream = new %1$s<%2$s, %3$s, %4$s>(%2$s::%5$s);".formatted(
                (stub == StubKind.STREAM ? BlockingStream.class : ObservedStream.class).getName(), stubType, GrpcCalls.requestType(operation),
                GrpcCalls.responseType(operation), ProtoNames.method(operation));
    }

    @Override
    public String head(Operation operation) {
        return "io.grpc.stub.StreamObserver<%s> %s(io.grpc.stub.StreamObserver<%s> observer)".formatted(
                GrpcCalls.requestType(operation), ProtoNames.method(operation), GrpcCalls.responseType(operation));
    }

    @Override
    public String body(Operation operation, String behaviours) {
        return """
                return new %3$s<%1$s>(observer) {
                @Override
                public void onNext(%1$s request) {
                %2$s
                }
                };""".formatted(GrpcCalls.requestType(operation), single.answer(operation, behaviours), REQUESTS);
    }
}
