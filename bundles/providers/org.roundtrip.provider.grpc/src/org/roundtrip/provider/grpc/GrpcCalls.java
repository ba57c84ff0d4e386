// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roundtrip.contract.CallStyle;
import org.roundtrip.contract.NativeTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.provider.grpc.runtime.Faults;

/** Calls with a request message, which is built beforehand, and a response message, which is read afterwards. */
final class GrpcCalls implements CallStyle {
    private final NativeTypes types;
    private final StubKind stub;

    GrpcCalls(NativeTypes types, StubKind stub) {
        this.types = types;
        this.stub = stub;
    }

    @Override
    public Call call(Operation operation, List<String> arguments, String request) {
        String requestType = requestType(operation);
        List<String> accessors = accessors(operation);
        String built = requestType + ".newBuilder()";
        for (int i = 0; i < arguments.size(); i++) {
            built = GrpcTypes.set(shape(operation, i), built, requestType, accessors.get(i), arguments.get(i));
        }
        return new Call(requestType, built + ".build()", responseType(operation),
                "stub." + ProtoNames.method(operation) + "(" + request + ")" + stub.waiting(),
                operation.result().map(shape -> GrpcTypes.get(shape, "answer", "Result")).orElse(""),
                stub.failure(), operation.thrown()
                        .map(shape -> "%s.in(failure, %s.getDefaultInstance())".formatted(Faults.class.getName(), types.type(shape))).orElse(""));
    }

    @Override
    public Optional<Asynchronous> asynchronous(Operation operation, List<String> arguments, String request) {
        String response = responseType(operation);
        String kept = operation.result().isPresent() ? "answer = " : "";
        return switch (stub) {
            case BLOCKING, FUTURE, STREAM, OBSERVED_STREAM -> Optional.empty();
            case OBSERVER -> Optional.of(new Asynchronous("implements io.grpc.stub.StreamObserver<" + response + ">", """
                    @Override
                    public void onNext(%s response) {
                    %s
                    }
                    @Override
                    public void onError(Throwable thrown) {
                    failed(thrown);
                    }
                    @Override
                    public void onCompleted() {
                    answered();
                    }
                    """.formatted(response, kept.isEmpty() ? "" : kept + "response;"),
                    "stub.%s(%s, reply)".formatted(ProtoNames.method(operation), request)));
            case LISTENER -> Optional.of(new Asynchronous("implements Runnable", """
                    private com.google.common.util.concurrent.ListenableFuture<%s> future;
                    @Override
                    public void run() {
                    try {
                    %sfuture.get();
                    answered();
                    } catch (Exception e) {
                    failed(e);
                    }
                    }
                    """.formatted(response, kept), """
                    reply.future = stub.%s(%s);
                    reply.future.addListener(reply, com.google.common.util.concurrent.MoreExecutors.directExecutor())""".formatted(
                            ProtoNames.method(operation), request)));
        };
    }

    @Override
    public String head(Operation operation) {
        return "void %s(%s request, io.grpc.stub.StreamObserver<%s> observer)".formatted(ProtoNames.method(operation),
                requestType(operation), responseType(operation));
    }

    @Override
    public String body(Operation operation, String behaviours) {
        String answered = answer(operation, behaviours) + "\nobserver.onCompleted();";
        return operation.exceptions().isEmpty() ? answered
                : "try {\n" + answered + "\n} catch (io.grpc.StatusRuntimeException fault) {\nobserver.onError(fault);\n}";
    }

    /** Returns what carries an operation out and sends the response. */
    String answer(Operation operation, String behaviours) {
        List<String> accessors = accessors(operation);
        String called = IntStream.range(0, accessors.size())
                .mapToObj(i -> GrpcTypes.get(shape(operation, i), "request", accessors.get(i)))
                .collect(Collectors.joining(", ", behaviours + "." + types.method(operation) + "(", ")"));
        String response = responseType(operation);
        return operation.result()
                .map(shape -> "observer.onNext(%s.build());".formatted(
                        GrpcTypes.set(shape, response + ".newBuilder()", response, "Result", called)))
                .orElse("%s;\nobserver.onNext(%s.getDefaultInstance());".formatted(called, response));
    }

    private static List<String> accessors(Operation operation) {
        return ProtoNames.fields(operation.parameters().stream().map(Parameter::name).toList()).stream()
                .map(ProtoNames::accessor).toList();
    }

    private static Shape shape(Operation operation, int parameter) {
        return operation.parameters().get(parameter).shape();
    }

    static String requestType(Operation operation) {
        return "messages." + ProtoNames.message(operation, "Request");
    }

    static String responseType(Operation operation) {
        return "messages." + ProtoNames.message(operation, "Response");
    }
}
