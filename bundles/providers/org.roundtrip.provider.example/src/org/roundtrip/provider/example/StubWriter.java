// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.example;

import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roundtrip.contract.NativeTypes;
import org.roundtrip.contract.Refusals;
import org.roundtrip.contract.Signature;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;

/**
 * Step 3: writes the two classes that turn calls into text and text into calls. Arguments are named {@code a0}, {@code
 * a1}, ... and methods as in {@link Signature}, so that no name of a user's contract can clash with Java's names or
 * ours.
 */
final class StubWriter {
    private StubWriter() {
    }

    /** The client's side: {@code int sum(int a0, int a1) { return Integer.parseInt(post.call("sum", a0, a1)); }}. */
    static String stub(Contract contract, NativeTypes types) {
        Source source = new Source().add("""
                package generated;
                public final class Stub {
                private final org.roundtrip.provider.example.runtime.Post post;
                public Stub(org.roundtrip.provider.example.runtime.Post post) {
                this.post = post;
                }
                """);
        for (Operation operation : contract.operations()) {
            Signature signature = Signature.of(operation, types);
            String call = "post.call(\"%s\"%s)".formatted(operation.name(),
                    signature.arguments().isEmpty() ? "" : ", " + signature.arguments());
            source.add("public %s {", signature.head("Exception"));
            source.add(operation.result().map(result -> "return " + parse(result, call)).orElse(call) + ";").add("}");
        }
        return source.add("}").toString();
    }

    /** The server's side: {@code case "half": return String.valueOf(behaviours.half(Integer.parseInt(line[0])));}. */
    static String dispatch(Contract contract, NativeTypes types) {
        Source source = new Source().add("""
                package generated;
                public final class Dispatch implements org.roundtrip.provider.example.runtime.Servant {
                private final Behaviours behaviours;
                public Dispatch(Behaviours behaviours) {
                this.behaviours = behaviours;
                }
                @Override
                public String call(String operation, String[] line) {
                switch (operation) {
                """);
        for (Operation operation : contract.operations()) {
            String call = "behaviours.%s(%s)".formatted(types.method(operation),
                    IntStream.range(0, operation.parameters().size())
                            .mapToObj(i -> parse(operation.parameters().get(i).shape(), "line[" + i + "]"))
                            .collect(Collectors.joining(", ")));
            source.add("case \"%s\":", operation.name());
            source.add(operation.result().isPresent() ? "return String.valueOf(%s);" : "%s;\nreturn \"\";", call);
        }
        return source.add("default:").add("throw new IllegalArgumentException(\"there is no \" + operation);")
                .add("}").add("}").add("}").toString();
    }

    private static String parse(Shape shape, String text) {
        return switch (shape) {
            case Primitive.BOOLEAN -> "Boolean.parseBoolean(" + text + ")";
            case Primitive.BYTE -> "Byte.parseByte(" + text + ")";
            case Primitive.SHORT -> "Short.parseShort(" + text + ")";
            case Primitive.INT -> "Integer.parseInt(" + text + ")";
            case Primitive.LONG -> "Long.parseLong(" + text + ")";
            case Primitive.FLOAT -> "Float.parseFloat(" + text + ")";
            case Primitive.DOUBLE -> "Double.parseDouble(" + text + ")";
            case Primitive.CHAR -> text + ".charAt(0)";
            case Shape.Text string -> text;
            default -> throw Refusals.passed(shape);
        };
    }
}
