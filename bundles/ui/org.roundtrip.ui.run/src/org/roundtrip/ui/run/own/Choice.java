// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.own;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Shape;
import org.roundtrip.model.text.Texts;

/**
 * An operation of a file, or a type of it that is sent and comes back. Immutable.
 *
 * @param name      for people, as the file has it
 * @param words     what is sent, in a few words
 * @param drawing   it alone
 */
record Choice(String name, String words, Drawing drawing) {
    private static final Texts TEXTS = Texts.of(Choice.class);

    /** Returns all choices, the operations first; none when nothing is drawn. */
    static List<Choice> of(Drawing drawing) {
        Stream<Choice> operations = drawing.operations().stream().map(Choice::call);
        Set<Shape> seen = new HashSet<>(drawing.operations().stream().flatMap(each -> each.exceptions().stream()).toList());
        Stream<Choice> types = Stream.concat(drawing.payload().stream(), drawing.types().stream().filter(shape -> !(shape instanceof Shape.Enumeration)))
                .filter(seen::add).map(Choice::echo);
        return Stream.concat(operations, types).toList();
    }

    /** Returns the index of the likeliest one: the first operation that carries values, else what stands first. */
    static int likeliest(List<Choice> choices) {
        return IntStream.range(0, choices.size()).filter(index -> !Payload.isEmpty(choices.get(index).contract().operations().getFirst())).findFirst().orElse(0);
    }

    /** Returns those in whose names a text occurs, which may be a pattern with {@code *} and {@code ?}. */
    static List<Choice> found(List<Choice> choices, String typed) {
        Predicate<String> found = Pattern.compile(typed.strip().chars().mapToObj(c -> c == '*' ? ".*" : c == '?' ? "." : Pattern.quote(String.valueOf((char) c)))
                .collect(Collectors.joining()), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE).asPredicate();
        return choices.stream().filter(choice -> found.test(choice.name)).toList();
    }

    private static Choice call(Operation operation) {
        return new Choice(operation.name(), Payload.describe(operation), new Drawing(operation.name(), "", Optional.empty(), List.of(operation), List.of()));
    }

    private static Choice echo(Shape shape) {
        String name = NamedTypes.name(shape).orElseGet(() -> Payload.describe(shape));
        return new Choice(name, TEXTS.text("echo"), Drawing.of(name, shape));
    }

    /** The contract of a plan that measures it. */
    Contract contract() {
        return new Contract("Calls", drawing.withEcho());
    }
}
