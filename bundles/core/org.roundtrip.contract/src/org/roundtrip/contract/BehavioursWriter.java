// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;

/**
 * Writes the class that carries out the operations for the servant. Its fields are numbered by operation, such as
 * {@code pool3}, {@code next3}, {@code faults3} and {@code count3}. Its one private method has a name that no operation can have.
 */
final class BehavioursWriter {
    private final NativeTypes types;
    private final NativeWriter natives;
    private final List<Operation> operations;
    private final Source source = new Source();

    private BehavioursWriter(Contract contract, NativeTypes types, NativeWriter natives) {
        this.types = types;
        this.natives = natives;
        this.operations = contract.operations();
    }

    static String write(Contract contract, NativeTypes types, NativeWriter natives) {
        BehavioursWriter writer = new BehavioursWriter(contract, types, natives);
        writer.head();
        for (int i = 0; i < writer.operations.size(); i++) {
            writer.method(i, writer.operations.get(i));
        }
        return writer.source.add("}").toString();
    }

    private void head() {
        source.add("""
                package generated;
                import java.util.Locale;
                import java.util.concurrent.atomic.AtomicInteger;
                import org.roundtrip.harness.load.Arrivals;
                import org.roundtrip.harness.values.Values;
                public final class Behaviours {
                private final Arrivals arrivals;
                private volatile int generation;
                """);
        each(Operation::generates, i -> "private final %s[] pool%s;\nprivate int next%2$s;".formatted(
                types.type(operations.get(i).result().orElseThrow()), i));
        each(Operation::throwing, i -> "private final %s[] faults%s;\nprivate int nextFault%2$s;".formatted(
                types.type(operations.get(i).thrown().orElseThrow()), i));
        each(Operation::counts, "private final AtomicInteger count%s = new AtomicInteger();"::formatted);
        source.add("""
                public Behaviours(long seed, int pool, Arrivals arrivals) {
                this.arrivals = arrivals;
                """);
        each(Operation::generates, i -> fill(i, "pool", operations.get(i).result().orElseThrow()));
        each(Operation::throwing, i -> fill(i, "faults", operations.get(i).thrown().orElseThrow()));
        source.add("}").add("private void $restart() {").add("generation = arrivals.generation();");
        each(Operation::generates, "next%s = 0;"::formatted);
        each(Operation::throwing, "nextFault%s = 0;"::formatted);
        each(Operation::counts, "count%s.set(0);"::formatted);
        source.add("}");
    }

    /**
     * Fills a pool of one operation. The pools of all operations are built, whichever is measured, so none is larger
     * than its own operation needs.
     */
    private String fill(int i, String pool, Shape shape) {
        String size = "Math.min(pool, %s)".formatted(ExpectedValues.pool(operations.get(i)));
        return """
                %s = %s;
                for (int entry = 0; entry < %1$s.length; entry++) {
                Values v = Values.ofResult(seed, %s, entry);
                %1$s[entry] = %s;
                }
                """.formatted(pool + i, Java.newArray(types.type(shape), size), Java.literal(operations.get(i).name()),
                natives.build(shape));
    }

    private void method(int i, Operation operation) {
        Signature signature = Signature.of(operation, types);
        source.add("public %s {", signature.head()).add("long since = arrivals.arrived();");
        if (operation.generates() || operation.throwing() || operation.counts()) {
            source.add("if (generation != arrivals.generation()) {").add("$restart();").add("}");
        }
        if (operation.behaviour() == Behaviour.THROW) {
            thrown(i, operation);
        } else {
            if (operation.throwing()) {
                source.add("if (arrivals.fault()) {");
                thrown(i, operation);
                source.add("}");
            }
            returned(i, operation);
        }
        source.add("}");
    }

    private void thrown(int i, Operation operation) {
        Shape.Struct exception = operation.thrown().orElseThrow();
        source.add("%s f = faults%s[nextFault%2$s++ & faults%2$s.length - 1];", types.type(exception), i);
        digest(operation, Optional.of(exception), "f");
        source.add("arrivals.threw(since);").add("throw %s;", types.thrown(exception, "f"));
    }

    private void returned(int i, Operation operation) {
        Optional<Shape> result = operation.result();
        result.ifPresent(shape -> source.add("%s r = %s;", types.type(shape), result(i, operation, shape)));
        digest(operation, result, "r");
        if (operation.oneWay()) {
            source.add("arrivals.count();");
        }
        source.add("arrivals.departed(since);");
        result.ifPresent(shape -> source.add("return r;"));
    }

    /** Digests the arguments, then what the call ends with, if anything. */
    private void digest(Operation operation, Optional<? extends Shape> outcome, String variable) {
        if (outcome.isEmpty() && operation.parameters().isEmpty()) {
            return;
        }
        source.add("if (arrivals.recording()) {").add("arrivals.add(d -> {");
        for (int p = 0; p < operation.parameters().size(); p++) {
            source.add(natives.digest(operation.parameters().get(p).shape(), "a" + p));
        }
        outcome.ifPresent(shape -> source.add(natives.digest(shape, variable)));
        source.add("});").add("}");
    }

    private String result(int i, Operation operation, Shape result) {
        return switch (operation.behaviour()) {
            case NOTHING, THROW -> throw new IllegalStateException("it returns nothing");
            case ECHO -> "a0";
            case GENERATE -> "pool%s[next%1$s++ & pool%1$s.length - 1]".formatted(i);
            case UPPER_CASE -> types.wrap(result, upperCase(operation));
            case COUNT_AND_UPPER_CASE -> types.wrap(result,
                    "count%s.incrementAndGet() + \"\\t\" + %s".formatted(i, upperCase(operation)));
            case MULTIPLY_BY_TWO -> types.wrap(result, "(%s) (%s * 2)".formatted(
                    ((Primitive) result).name().toLowerCase(java.util.Locale.ROOT), types.unwrap(result, "a0")));
        };
    }

    private String upperCase(Operation operation) {
        return types.unwrap(operation.parameters().getFirst().shape(), "a0") + ".toUpperCase(Locale.ROOT)";
    }

    private void each(Predicate<Operation> which, IntFunction<String> line) {
        source.each(operations, which, line);
    }
}
