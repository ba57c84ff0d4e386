// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;
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
    private final BoxesWriter passed;
    private final List<Operation> operations;
    private final Source source = new Source();

    private OmniServantWriter(Contract contract, CppTypes types, BoxesWriter passed) {
        this.types = types;
        this.passed = passed;
        this.operations = contract.operations();
    }

    static String write(Contract contract, CppTypes types, BoxesWriter passed) {
        OmniServantWriter writer = new OmniServantWriter(contract, types, passed);
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
        each(OmniServantWriter::pooled, i -> "$size%s = std::min(pool, %s);".formatted(i, ExpectedValues.pool(operations.get(i))));
        each(Operation::generates, i -> fill(i, "$pool", operations.get(i).result().orElseThrow()));
        each(Operation::throwing, i -> fill(i, "$faults", operations.get(i).thrown().orElseThrow()));
        source.add("}");
    }

    /** Fills a pool of one operation; none is larger than its own operation needs. */
    private String fill(int i, String pool, Shape shape) {
        return """
                %s%s.reset(new %s[$size%2$s]);
                for (unsigned entry = 0; entry < $size%2$s; entry++) {
                roundtrip::Values v = roundtrip::Values::of_result(seed, %s, entry);
                %s
                }
                """.formatted(pool, i, types.pooled(shape), Java.literal(operations.get(i).name()),
                passed.build(shape, pool + i + "[entry]"));
    }

    private void method(int i, Operation operation) {
        List<Shape> shapes = operation.parameters().stream().map(Operation.Parameter::shape).toList();
        source.add("%s%s(%s) override {", operation.result().map(types::returned).orElse("void "),
                CppTypes.method(operation), IntStream.range(0, shapes.size())
                        .mapToObj(p -> "[[maybe_unused]] " + types.parameter(shapes.get(p)) + "a" + p)
                        .collect(Collectors.joining(", ")));
        source.add("int64_t since = $arrivals.arrived();");
        if (pooled(operation) || operation.counts()) {
            source.add("if ($generation != $arrivals.generation()) {").add("$restart();").add("}");
        }
        if (operation.behaviour() == Behaviour.THROW) {
            thrown(i, operation);
        } else {
            if (operation.throwing()) {
                source.add("if ($arrivals.fault()) {");
                thrown(i, operation);
                source.add("}");
            }
            returned(i, operation);
        }
        source.add("}");
    }

    private void thrown(int i, Operation operation) {
        Shape exception = operation.thrown().orElseThrow();
        source.add("const %s &f = $faults%s[$next_fault%2$s++ & ($size%2$s - 1)];", types.held(exception), i);
        digest(operation, Optional.of(passed.digest(exception, "f")));
        source.add("$arrivals.departed(since, roundtrip::Outcome::EXCEPTION);").add("throw f;");
    }

    private void returned(int i, Operation operation) {
        Optional<Shape> result = operation.result();
        result.ifPresent(shape -> source.add("%s r(%s);", types.owned(shape), result(i, operation, shape)));
        digest(operation, result.map(shape -> passed.digest(shape, smart(shape) ? "r.in()" : "r")));
        if (operation.oneWay()) {
            source.add("$arrivals.count();");
        }
        source.add("$arrivals.departed(since);");
        result.ifPresent(shape -> source.add(smart(shape) ? "return r._retn();" : "return r;"));
    }

    /** Digests the arguments, then what the call ends with, if anything. */
    private void digest(Operation operation, Optional<String> outcome) {
        List<Operation.Parameter> parameters = operation.parameters();
        if (outcome.isEmpty() && parameters.isEmpty()) {
            return;
        }
        source.add("if ($arrivals.recording()) {").add("$arrivals.add([&](roundtrip::Digest &d) {");
        for (int p = 0; p < parameters.size(); p++) {
            source.add(passed.digest(parameters.get(p).shape(), "a" + p));
        }
        outcome.ifPresent(source::add);
        source.add("});").add("}");
    }

    private static boolean smart(Shape shape) {
        return CppTypes.composed(shape) || shape instanceof Text;
    }

    private String result(int i, Operation operation, Shape result) {
        return switch (operation.behaviour()) {
            case NOTHING, THROW -> throw new IllegalStateException("it returns nothing");
            case ECHO -> types.copy(result, "a0");
            case GENERATE -> types.copy(result, types.in(result, "$pool%s[$next%1$s++ & ($size%1$s - 1)]".formatted(i)));
            case UPPER_CASE -> upperCase(result, "");
            case COUNT_AND_UPPER_CASE -> upperCase(result,
                    "native::text((std::to_string(++$count%s) + \"\\t\").c_str()) + ".formatted(i));
            case MULTIPLY_BY_TWO -> "native::twice(a0)";
        };
    }

    private String upperCase(Shape result, String before) {
        String text = types.box(result).isPresent() ? CppTypes.content("a0") : "a0";
        String upper = "(%sroundtrip::upper_case(native::text(%s)))".formatted(before, text);
        return types.box(result).map(box -> "new %s(native::wide%s)".formatted(box, upper))
                .orElse((((Text) result).repertoire() == Repertoire.LATIN1 ? "native::narrow" : "native::wide") + upper);
    }

    private void tail() {
        source.add("private:").add("roundtrip::Arrivals &$arrivals;").add("std::atomic<int> $generation{0};");
        each(OmniServantWriter::pooled, "unsigned $size%s;"::formatted);
        each(Operation::generates, i -> "std::unique_ptr<%s[]> $pool%s;\nstd::atomic<unsigned> $next%2$s{0};".formatted(
                types.pooled(operations.get(i).result().orElseThrow()), i));
        each(Operation::throwing, i -> "std::unique_ptr<%s[]> $faults%s;\nstd::atomic<unsigned> $next_fault%2$s{0};".formatted(
                types.held(operations.get(i).thrown().orElseThrow()), i));
        each(Operation::counts, "std::atomic<int> $count%s{0};"::formatted);
        source.add("void $restart() {").add("$generation = $arrivals.generation();");
        each(Operation::generates, "$next%s = 0;"::formatted);
        each(Operation::throwing, "$next_fault%s = 0;"::formatted);
        each(Operation::counts, "$count%s = 0;"::formatted);
        source.add("}").add("};").add("}");
        source.add("PortableServer::Servant make_servant(int64_t seed, int pool, roundtrip::Arrivals &arrivals) {");
        source.add("return new Servant(seed, pool, arrivals);").add("}");
    }

    /** Whether some of what an operation ends with is made beforehand. */
    private static boolean pooled(Operation operation) {
        return operation.generates() || operation.throwing();
    }

    private void each(Predicate<Operation> which, IntFunction<String> line) {
        source.each(operations, which, line);
    }
}
