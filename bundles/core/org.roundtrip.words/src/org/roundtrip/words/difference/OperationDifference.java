// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Shape;
import org.roundtrip.model.load.Work;
import org.roundtrip.words.BehaviourWords;

/** What of an operation differs from another one of the same name: parameters, result, exceptions, and what the servant does. */
final class OperationDifference {

    private final List<Difference> found = new ArrayList<>();
    private final Operation now;
    private final Operation was;
    private final UnaryOperator<String> places;

    private OperationDifference(Operation now, Operation was, UnaryOperator<String> places) {
        this.now = now;
        this.was = was;
        this.places = places;
    }

    /** Returns how an operation differs from another; empty if it does not. @param places turns a place into what people know it by */
    static List<Difference> of(Operation now, Operation was, UnaryOperator<String> places) {
        OperationDifference difference = new OperationDifference(now, was, places);
        difference.parts();
        difference.servant();
        return difference.found;
    }

    private void parts() {
        found.addAll(ShapeDifference.ofMembers(now.name(), parameters(now), parameters(was), places));
        // What is returned as it came, or changed in place, has been said of the parameter.
        if (!returnsItsParameter(now) || !returnsItsParameter(was)) {
            result();
        }
        found.addAll(ShapeDifference.ofMembers(now.name(), exceptions(now), exceptions(was), places));
    }

    private void result() {
        Optional<Shape> before = was.result();
        if (now.result().isPresent() && before.isPresent()) {
            found.addAll(ShapeDifference.of(now.name(), now.result().get(), before.get(), places));
        } else {
            value("resultIs", result(now), result(was));
        }
    }

    private void servant() {
        value("behaviourIs", behaviour(now), behaviour(was));
        value("workIs", Long.toString(now.work().micros()), Long.toString(was.work().micros()));
        value("stallsAre", stalls(now.work()), stalls(was.work()));
        value("throwsAre", thrown(now), thrown(was));
    }

    private void value(String words, String value, String before) {
        if (!value.equals(before)) {
            String place = places.apply(now.name());
            found.add(Difference.value(said -> TypedTexts.text(words, place, said), value, before));
        }
    }

    private static boolean returnsItsParameter(Operation operation) {
        return operation.parameters().size() == 1 && operation.result().equals(Optional.of(operation.parameters().getFirst().shape()));
    }

    private static List<Shape.Field> parameters(Operation operation) {
        return operation.parameters().stream().map(each -> new Shape.Field(each.name(), each.shape())).toList();
    }

    private static List<Shape.Field> exceptions(Operation operation) {
        return operation.exceptions().stream().map(each -> new Shape.Field(each.name(), each)).toList();
    }

    private static String result(Operation operation) {
        return operation.result().map(Payload::describe).orElse(TypedTexts.text("noResult"));
    }

    private static String behaviour(Operation operation) {
        return operation.oneWay() ? TypedTexts.text("oneWay") : BehaviourWords.word(operation.behaviour());
    }

    private static String stalls(Work work) {
        return work.stallEvery() == 0 ? TypedTexts.text("never") : TypedTexts.counted("stallEvery", work.stallMillis(), work.stallEvery());
    }

    private static String thrown(Operation operation) {
        return operation.throwEvery() == 0 ? TypedTexts.text("never") : TypedTexts.counted("everyCalls", operation.throwEvery());
    }
}
