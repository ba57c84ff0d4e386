// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/**
 * Writes the caller of one operation, which is the client's side. It has an array of prebuilt values for each parameter,
 * and one of prebuilt requests where the middleware has such.
 */
final class CallerWriter {
    private static final String PENDING = "org.roundtrip.harness.load.PendingCall", COMPLETIONS = "org.roundtrip.harness.load.Completions";
    private final Operation operation;
    private final List<Shape> shapes;
    private final NativeTypes types;
    private final NativeWriter natives;
    private final CallStyle.Call call;
    private final Optional<CallStyle.Asynchronous> asynchronous;
    private final Source source = new Source();

    private CallerWriter(Operation operation, NativeTypes types, NativeWriter natives) {
        this.operation = operation;
        this.shapes = operation.parameters().stream().map(Operation.Parameter::shape).toList();
        this.types = types;
        this.natives = natives;
        List<String> arguments = IntStream.range(0, shapes.size()).mapToObj(i -> "a" + i + "[entry]").toList();
        this.call = types.calls().call(operation, arguments, "requests[entry]");
        this.asynchronous = types.calls().asynchronous(operation, arguments, "requests[entry]");
    }

    static String write(String stubType, Operation operation, NativeTypes types, NativeWriter natives) {
        return new CallerWriter(operation, types, natives).write(stubType);
    }

    private String write(String stubType) {
        source.add("""
                package generated;
                import org.roundtrip.harness.values.Digest;
                import org.roundtrip.harness.values.Values;
                """);
        source.add("public final class Caller_%s extends org.roundtrip.harness.%s {", operation.name(),
                asynchronous.isPresent() ? "load.AsynchronousCaller" : "timing.Caller");
        source.add("private final %s stub;", stubType);
        for (int i = 0; i < shapes.size(); i++) {
            source.add("private %s[] a%s;", types.type(shapes.get(i)), i);
        }
        if (requests()) {
            source.add("private %s[] requests;", call.requestType());
        }
        if (operation.throwing()) {
            source.add("private %s failure;", call.failureType());
        }
        if (answering()) {
            source.add("private %s answer;", call.answerType());
        }
        source.add(types.calls().members(operation, stubType));
        source.add("public Caller_%s(Object stub) {", operation.name());
        source.add("this.stub = %s;", types.calls().stub(operation, "((" + stubType + ") stub)")).add("}");
        prepare();
        share();
        asynchronous.ifPresentOrElse(style -> reply(style), this::call);
        if (operation.throwing()) {
            source.add("@Override").add("public boolean declared(Exception thrown) {");
            source.add("if (!(thrown instanceof %s)) {", call.failureType()).add("return false;").add("}");
            source.add("failure = (%s) thrown;", call.failureType()).add("return true;").add("}");
        }
        source.add("@Override").add("public void digestArguments(int entry, Digest d) {");
        for (int i = 0; i < shapes.size(); i++) {
            source.add(natives.digest(shapes.get(i), "a" + i + "[entry]"));
        }
        source.add("}").add("@Override").add("public void digestResult(Digest d) {");
        if (operation.throwing()) {
            source.add("if (failure != null) {").add(natives.digest(operation.thrown().get(), call.failure())).add("return;").add("}");
        }
        if (operation.behaviour() == Behaviour.THROW) {
            source.add("d.absent();");
        } else {
            operation.result().ifPresent(shape -> source.add(natives.digest(shape, call.result())));
        }
        return source.add("}").add("}").toString();
    }

    /** What an asynchronous caller has instead of a call that waits: its reply handlers, and how it sends with one. */
    private void reply(CallStyle.Asynchronous style) {
        source.add("private final class Reply extends %s %s {", PENDING, style.heritage());
        if (operation.result().isPresent()) {
            source.add("private %s answer;", call.answerType());
        }
        source.add("Reply(%s completions) {", COMPLETIONS).add("super(completions);").add("}").add(style.members()).add("}");
        source.add("@Override").add("protected %s pending(%s completions) {", PENDING, COMPLETIONS)
                .add("return new Reply(completions);").add("}");
        source.add("@Override").add("protected void send(int entry, %s call) throws Exception {", PENDING)
                .add("Reply reply = (Reply) call;").add("%s;", style.send()).add("}");
        source.add("@Override").add("protected void keep(%s call) {", PENDING).add(forget());
        if (answering()) {
            source.add("answer = ((Reply) call).answer;");
        }
        source.add("}");
    }

    private void call() {
        source.add("@Override").add("public void call(int entry) throws Exception {");
        source.add("%s%s%s;", forget(), answering() ? "answer = " : "", call.call()).add("}");
    }

    /** What makes the caller forget the exception of the call before. */
    private String forget() {
        return operation.throwing() ? "failure = null;\n" : "";
    }

    /** Whether there is a result to keep. */
    private boolean answering() {
        return operation.behaviour() != Behaviour.THROW && operation.result().isPresent();
    }

    private boolean requests() {
        return !call.requestType().isEmpty();
    }

    private void share() {
        source.add("@Override").add("public void share(org.roundtrip.harness.timing.Caller other) {");
        for (int i = 0; i < shapes.size(); i++) {
            source.add("a%s = ((Caller_%s) other).a%1$s;", i, operation.name());
        }
        if (requests()) {
            source.add("requests = ((Caller_%s) other).requests;", operation.name());
        }
        source.add("}");
    }

    private void prepare() {
        source.add("@Override").add("public void prepare(long seed, int pool) {");
        for (int i = 0; i < shapes.size(); i++) {
            source.add("a%s = %s;", i, Java.newArray(types.type(shapes.get(i)), "pool"));
        }
        if (requests()) {
            source.add("requests = %s;", Java.newArray(call.requestType(), "pool"));
        }
        source.add("for (int entry = 0; entry < pool; entry++) {");
        source.add("Values v = Values.ofArguments(seed, %s, entry);", Java.literal(operation.name()));
        for (int i = 0; i < shapes.size(); i++) {
            source.add("a%s[entry] = %s;", i, natives.build(shapes.get(i)));
        }
        if (requests()) {
            source.add("requests[entry] = %s;", call.request());
        }
        source.add("}").add("}");
    }
}
