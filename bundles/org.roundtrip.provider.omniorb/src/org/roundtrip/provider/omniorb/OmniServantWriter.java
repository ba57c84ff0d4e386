// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Text;

/**
 * Writes the servant, which carries out the operations. Its members are numbered by operation, such as {@code $pool3}; a
 * dollar sign keeps them apart from operations. A call returns a copy, because the ORB owns and frees what is returned.
 */
final class OmniServantWriter {
    private final CppTypes types;
    private final NativesWriter natives;
    private final List<Operation> operations;
    private final Source source = new Source();

    private OmniServantWriter(Contract contract, CppTypes types, NativesWriter natives) {
        this.types = types;
        this.natives = natives;
        this.operations = contract.operations();
    }

    static String write(Contract contract, CppTypes types, NativesWriter natives) {
        OmniServantWriter writer = new OmniServantWriter(contract, types, natives);
        writer.head();
        for (int i = 0; i < writer.operations.size(); i++) {
            writer.method(i, writer.operations.get(i));
        }
        writer.tail();
        return writer.source.toString();
    }

    private void head() {
        source.add("#include <algorithm>").add("#include \"glue.hpp\"").add("#include \"values_native.hpp\"").add("namespace {");
        source.add("class Servant : public %s {", types.skeleton()).add("public:");
        source.add("Servant([[maybe_unused]] int64_t seed, [[maybe_unused]] int pool, roundtrip::Arrivals &arrivals) "
                + ": $arrivals(arrivals) {");
        pools(this::fillPool);
        source.add("}");
    }

    /** Fills the pool of one operation; none is larger than its own operation needs. */
    private String fillPool(int i) {
        Operation operation = operations.get(i);
        Shape result = operation.outcome().orElseThrow();
        return """
                $size%d = std::min(pool, %d);
                $pool%1$d.reset(new %s[$size%1$d]);
                for (unsigned entry = 0; entry < $size%1$d; entry++) {
                roundtrip::Values v = roundtrip::Values::of_result(seed, %s, entry);
                %s
                }
                """.formatted(i, ExpectedValues.pool(operation), types.held(result), Java.literal(operation.name()),
                natives.build(result, "$pool" + i + "[entry]"));
    }

    private void method(int i, Operation operation) {
        List<Shape> shapes = operation.parameters().stream().map(Operation.Parameter::shape).toList();
        source.add("%s%s(%s) override {", operation.result().map(types::returned).orElse("void "),
                CppTypes.method(operation), IntStream.range(0, shapes.size())
                        .mapToObj(p -> "[[maybe_unused]] " + types.parameter(shapes.get(p)) + "a" + p)
                        .collect(Collectors.joining(", ")));
        if (pooled(operation) || operation.behaviour() == Behaviour.COUNT_AND_UPPER_CASE) {
            source.add("if ($generation != $arrivals.generation()) {").add("$restart();").add("}");
        }
        boolean throwing = operation.behaviour() == Behaviour.THROW;
        operation.outcome().ifPresent(shape -> source.add(throwing ? "const %s &r = %s;" : "%s r(%s);",
                throwing ? types.held(shape) : types.owned(shape), outcome(i, operation, shape)));
        if (operation.outcome().isPresent() || !shapes.isEmpty()) {
            source.add("if ($arrivals.recording()) {").add("$arrivals.add([&](roundtrip::Digest &d) {");
            for (int p = 0; p < shapes.size(); p++) {
                source.add(natives.digest(shapes.get(p), "a" + p));
            }
            operation.outcome().ifPresent(shape ->
                    source.add(natives.digest(shape, !throwing && smart(shape) ? "r.in()" : "r")));
            source.add("});").add("}");
        }
        if (operation.oneWay()) {
            source.add("$arrivals.count();");
        }
        operation.outcome().ifPresent(shape ->
                source.add(throwing ? "throw r;" : smart(shape) ? "return r._retn();" : "return r;"));
        source.add("}");
    }

    private static boolean smart(Shape shape) {
        return CppTypes.composed(shape) || shape instanceof Text;
    }

    private String outcome(int i, Operation operation, Shape result) {
        return switch (operation.behaviour()) {
            case NOTHING -> throw new IllegalStateException("'nothing' has no result");
            case ECHO -> types.copy(result, "a0");
            case GENERATE -> types.copy(result, types.in(result, next(i)));
            case THROW -> next(i);
            case UPPER_CASE -> upperCase(result, "");
            case COUNT_AND_UPPER_CASE -> upperCase(result,
                    "native::text((std::to_string(++$count%d) + \"\\t\").c_str()) + ".formatted(i));
            case MULTIPLY_BY_TWO -> "native::twice(a0)";
        };
    }

    private static String next(int i) {
        return "$pool%d[$next%1$d++ & ($size%1$d - 1)]".formatted(i);
    }

    private static String upperCase(Shape result, String before) {
        return "native::%s(%sroundtrip::upper_case(native::text(a0)))".formatted(
                ((Text) result).repertoire() == Repertoire.LATIN1 ? "narrow" : "wide", before);
    }

    private void tail() {
        source.add("private:").add("roundtrip::Arrivals &$arrivals;").add("std::atomic<int> $generation{0};");
        pools(i -> """
                std::unique_ptr<%s[]> $pool%d;
                unsigned $size%2$d;
                std::atomic<unsigned> $next%2$d{0};
                """.formatted(types.held(operations.get(i).outcome().orElseThrow()), i));
        each(Behaviour.COUNT_AND_UPPER_CASE, "std::atomic<int> $count%d{0};"::formatted);
        source.add("void $restart() {").add("$generation = $arrivals.generation();");
        pools("$next%d = 0;"::formatted);
        each(Behaviour.COUNT_AND_UPPER_CASE, "$count%d = 0;"::formatted);
        source.add("}").add("};").add("}");
        source.add("PortableServer::Servant make_servant(int64_t seed, int pool, roundtrip::Arrivals &arrivals) {");
        source.add("return new Servant(seed, pool, arrivals);").add("}");
    }

    /** Whether an operation's outcomes are made beforehand. */
    private static boolean pooled(Operation operation) {
        return operation.behaviour() == Behaviour.GENERATE || operation.behaviour() == Behaviour.THROW;
    }

    private void pools(IntFunction<String> line) {
        each(Behaviour.GENERATE, line);
        each(Behaviour.THROW, line);
    }

    private void each(Behaviour behaviour, IntFunction<String> line) {
        for (int i = 0; i < operations.size(); i++) {
            if (operations.get(i).behaviour() == behaviour) {
                source.add(line.apply(i));
            }
        }
    }
}
