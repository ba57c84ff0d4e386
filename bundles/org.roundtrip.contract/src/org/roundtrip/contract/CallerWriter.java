// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/** Writes the caller of one operation: the client's side, with an array of prebuilt values for each parameter. */
final class CallerWriter {
    private CallerWriter() {
    }

    static String write(String stubType, Operation operation, NativeTypes types, NativeWriter natives) {
        List<Shape> shapes = operation.parameters().stream().map(Operation.Parameter::shape).toList();
        Source source = new Source().add("""
                package generated;
                import org.roundtrip.harness.values.Digest;
                import org.roundtrip.harness.values.Values;
                """);
        source.add("public final class Caller_%s extends org.roundtrip.harness.timing.Caller {", operation.name());
        source.add("private final %s stub;", stubType);
        for (int i = 0; i < shapes.size(); i++) {
            source.add("private %s[] a%d;", types.type(shapes.get(i)), i);
        }
        operation.result().ifPresent(result -> source.add("private %s result;", types.type(result)));
        source.add("public Caller_%s(Object stub) {", operation.name());
        source.add("this.stub = (%s) stub;", stubType).add("}");
        prepare(operation, shapes, types, natives, source);
        call(operation, types, source);
        source.add("@Override").add("public void digestArguments(int entry, Digest d) {");
        for (int i = 0; i < shapes.size(); i++) {
            source.add(natives.digest(shapes.get(i), "a" + i + "[entry]"));
        }
        source.add("}").add("@Override").add("public void digestResult(Digest d) {");
        operation.result().ifPresent(result -> source.add(natives.digest(result, "result")));
        return source.add("}").add("}").toString();
    }

    private static void prepare(Operation operation, List<Shape> shapes, NativeTypes types, NativeWriter natives,
            Source source) {
        source.add("@Override").add("public void prepare(long seed, int pool) {");
        for (int i = 0; i < shapes.size(); i++) {
            source.add("a%d = %s;", i, Java.newArray(types.type(shapes.get(i)), "pool"));
        }
        source.add("for (int entry = 0; entry < pool; entry++) {");
        source.add("Values v = Values.ofArguments(seed, %s, entry);", Java.literal(operation.name()));
        for (int i = 0; i < shapes.size(); i++) {
            source.add("a%d[entry] = %s;", i, natives.build(shapes.get(i)));
        }
        source.add("}").add("}");
    }

    private static void call(Operation operation, NativeTypes types, Source source) {
        String arguments = IntStream.range(0, operation.parameters().size()).mapToObj(i -> "a" + i + "[entry]")
                .collect(Collectors.joining(", "));
        source.add("@Override").add("public void call(int entry) throws Exception {");
        source.add("%sstub.%s(%s);", operation.result().isPresent() ? "result = " : "", types.method(operation),
                arguments);
        source.add("}");
    }
}
