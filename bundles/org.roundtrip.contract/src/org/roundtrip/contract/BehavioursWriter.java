// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.contract;

import java.util.List;
import java.util.Optional;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;

/**
 * Writes the class that carries out the operations for the servant. Its fields are numbered by operation, such as
 * {@code pool3}, {@code next3} and {@code count3}. Its one private method has a name that no operation can have.
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
                import org.roundtrip.harness.values.Arrivals;
                import org.roundtrip.harness.values.Values;
                public final class Behaviours {
                private final Arrivals arrivals;
                private volatile int generation;
                """);
        pools(i -> "private final %s[] pool%d;\nprivate int next%d;".formatted(
                types.type(operations.get(i).outcome().orElseThrow()), i, i));
        each(Behaviour.COUNT_AND_UPPER_CASE,
                "private final AtomicInteger count%d = new AtomicInteger();"::formatted);
        source.add("""
                public Behaviours(long seed, int pool, Arrivals arrivals) {
                this.arrivals = arrivals;
                """);
        pools(this::fillPool);
        source.add("}").add("private void $restart() {").add("generation = arrivals.generation();");
        pools("next%d = 0;"::formatted);
        each(Behaviour.COUNT_AND_UPPER_CASE, "count%d.set(0);"::formatted);
        source.add("}");
    }

    /**
     * Fills the pool of one operation. The pools of all operations are built, whichever is measured, so none is larger
     * than its own operation needs.
     */
    private String fillPool(int i) {
        Shape result = operations.get(i).outcome().orElseThrow();
        String size = "Math.min(pool, %d)".formatted(ExpectedValues.pool(operations.get(i)));
        return """
                pool%d = %s;
                for (int entry = 0; entry < pool%1$d.length; entry++) {
                Values v = Values.ofResult(seed, %s, entry);
                pool%1$d[entry] = %s;
                }
                """.formatted(i, Java.newArray(types.type(result), size), Java.literal(operations.get(i).name()),
                natives.build(result));
    }

    private void method(int i, Operation operation) {
        Signature signature = Signature.of(operation, types);
        source.add("public %s {", signature.head()).add("arrivals.work();");
        if (pooled(operation) || operation.behaviour() == Behaviour.COUNT_AND_UPPER_CASE) {
            source.add("if (generation != arrivals.generation()) {").add("$restart();").add("}");
        }
        Optional<Shape> outcome = operation.outcome();
        outcome.ifPresent(shape -> source.add("%s r = %s;", types.type(shape), outcome(i, operation, shape)));
        if (outcome.isPresent() || !operation.parameters().isEmpty()) {
            source.add("if (arrivals.recording()) {").add("arrivals.add(d -> {");
            for (int p = 0; p < operation.parameters().size(); p++) {
                source.add(natives.digest(operation.parameters().get(p).shape(), "a" + p));
            }
            outcome.ifPresent(shape -> source.add(natives.digest(shape, "r")));
            source.add("});").add("}");
        }
        if (operation.oneWay()) {
            source.add("arrivals.count();");
        }
        outcome.ifPresent(shape -> source.add(operation.behaviour() == Behaviour.THROW
                ? "throw " + types.thrown((Shape.Struct) shape, "r") + ";" : "return r;"));
        source.add("}");
    }

    private String outcome(int i, Operation operation, Shape result) {
        return switch (operation.behaviour()) {
            case NOTHING -> throw new IllegalStateException("'nothing' has no result");
            case ECHO -> "a0";
            case GENERATE, THROW -> "pool%d[next%1$d++ & pool%1$d.length - 1]".formatted(i);
            case UPPER_CASE -> types.wrap(result, upperCase(operation));
            case COUNT_AND_UPPER_CASE -> types.wrap(result,
                    "count%d.incrementAndGet() + \"\\t\" + %s".formatted(i, upperCase(operation)));
            case MULTIPLY_BY_TWO -> types.wrap(result, "(%s) (%s * 2)".formatted(
                    ((Primitive) result).name().toLowerCase(java.util.Locale.ROOT), types.unwrap(result, "a0")));
        };
    }

    private String upperCase(Operation operation) {
        return types.unwrap(operation.parameters().getFirst().shape(), "a0") + ".toUpperCase(Locale.ROOT)";
    }

    /** Returns whether an operation's outcomes are made beforehand. */
    private static boolean pooled(Operation operation) {
        return operation.behaviour() == Behaviour.GENERATE || operation.behaviour() == Behaviour.THROW;
    }

    private void pools(java.util.function.IntFunction<String> line) {
        each(Behaviour.GENERATE, line);
        each(Behaviour.THROW, line);
    }

    private void each(Behaviour behaviour, java.util.function.IntFunction<String> line) {
        for (int i = 0; i < operations.size(); i++) {
            if (operations.get(i).behaviour() == behaviour) {
                source.add(line.apply(i));
            }
        }
    }
}
