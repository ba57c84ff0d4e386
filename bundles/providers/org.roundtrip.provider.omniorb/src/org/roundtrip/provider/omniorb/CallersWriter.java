// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.omniorb;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.roundtrip.contract.Java;
import org.roundtrip.contract.Source;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/** Writes the callers of a contract: the client's side of each operation, with an array of prebuilt values a parameter. */
final class CallersWriter {
    private CallersWriter() {
    }

    static String write(Contract contract, CppTypes types, BoxesWriter passed) {
        Source source = new Source().add("#include <optional>").add("#include \"glue.hpp\"").add("#include \"values_native.hpp\"").add("namespace {");
        contract.operations().forEach(operation -> caller(operation, types, passed, source));
        source.add("}");
        source.add("CORBA::Object_ptr narrow(CORBA::Object_ptr reference) {");
        source.add("return %s::_narrow(reference);", types.stub()).add("}");
        source.add("std::unique_ptr<roundtrip::Caller> make_caller(const std::string &operation, CORBA::Object_ptr stub) {");
        contract.operations().forEach(operation -> source.add("if (operation == %s) {", Java.literal(operation.name()))
                .add("return std::make_unique<Caller_%s>(stub);", operation.name()).add("}"));
        return source.add("throw std::invalid_argument(\"there is no operation \" + operation);").add("}").toString();
    }

    private static void caller(Operation operation, CppTypes types, BoxesWriter passed, Source source) {
        List<Shape> shapes = operation.parameters().stream().map(Operation.Parameter::shape).toList();
        source.add("class Caller_%s : public roundtrip::Caller {", operation.name()).add("public:");
        source.add("explicit Caller_%s(CORBA::Object_ptr object) : stub(%s::_narrow(object)) {", operation.name(),
                types.stub()).add("}");
        source.add("void prepare(int64_t seed, int pool) override {");
        for (int i = 0; i < shapes.size(); i++) {
            source.add("a%s.reset(new %s[pool]);", i, types.pooled(shapes.get(i)));
        }
        source.add("for (int entry = 0; entry < pool; entry++) {");
        source.add("roundtrip::Values v = roundtrip::Values::of_arguments(seed, %s, entry);", Java.literal(operation.name()));
        for (int i = 0; i < shapes.size(); i++) {
            source.add(passed.build(shapes.get(i), "a" + i + "[entry]"));
        }
        source.add("}").add("}").add("void share([[maybe_unused]] roundtrip::Caller &other) override {");
        for (int i = 0; i < shapes.size(); i++) {
            source.add("a%s = static_cast<Caller_%s &>(other).a%1$s;", i, operation.name());
        }
        source.add("}").add("roundtrip::Outcome call([[maybe_unused]] int entry) override {");
        call(operation, "stub->%s(%s)".formatted(CppTypes.method(operation), IntStream.range(0, shapes.size())
                .mapToObj(i -> types.in(shapes.get(i), "a" + i + "[entry]")).collect(Collectors.joining(", "))), types, source);
        source.add("}");
        source.add("void digest_arguments([[maybe_unused]] int entry, [[maybe_unused]] roundtrip::Digest &d) override {");
        for (int i = 0; i < shapes.size(); i++) {
            source.add(passed.digest(shapes.get(i), types.in(shapes.get(i), "a" + i + "[entry]")));
        }
        source.add("}").add("void digest_result([[maybe_unused]] roundtrip::Digest &d) override {");
        operation.thrown().ifPresent(exception -> source.add("if (failure) {").add(passed.digest(exception, "*failure"))
                .add("return;").add("}"));
        if (operation.behaviour() == Behaviour.THROW) {
            source.add("d.put_absent();");
        } else {
            operation.result().ifPresent(result ->
                    source.add(passed.digest(result, CppTypes.composed(result) || result instanceof Shape.Text
                            ? "result.in()" : "result")));
        }
        source.add("}").add("private:").add("%s_var stub;", types.stub());
        for (int i = 0; i < shapes.size(); i++) {
            source.add("std::shared_ptr<%s[]> a%s;", types.pooled(shapes.get(i)), i);
        }
        operation.thrown().ifPresent(exception -> source.add("std::optional<%s> failure;", types.held(exception)));
        if (operation.behaviour() != Behaviour.THROW) {
            operation.result().ifPresent(result -> source.add("%s result;", types.owned(result)));
        }
        source.add("};");
    }

    private static void call(Operation operation, String call, CppTypes types, Source source) {
        if (operation.thrown().isPresent()) {
            source.add("failure.reset();").add("try {");
        }
        source.add(operation.behaviour() != Behaviour.THROW ? (operation.result().isPresent() ? "result = " : "") + call + ";"
                : operation.result().map(result -> "[[maybe_unused]] %s unexpected(%s);".formatted(types.owned(result), call))
                        .orElse(call + ";"));
        source.add("return roundtrip::Outcome::ANSWERED;");
        operation.thrown().ifPresent(exception -> source.add("} catch (const %s &thrown) {", types.held(exception))
                .add("failure = thrown;").add("return roundtrip::Outcome::EXCEPTION;").add("}"));
    }
}
