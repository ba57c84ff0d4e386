// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.words.difference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.roundtrip.model.Payload;
import org.roundtrip.model.Shape;

/**
 * What of one shape differs from another: the innermost shapes that do, with the fields that lead to them, and the fields, cases and
 * constants that a type has or has not. What has the same name and differs is compared by what is in it.
 */
final class ShapeDifference {

    /** More names are counted only. */
    private static final int MOST_NAMED = 4;
    private final List<Difference> found = new ArrayList<>();
    private final UnaryOperator<String> places;

    private ShapeDifference(UnaryOperator<String> places) {
        this.places = places;
    }

    /**
     * Returns how a shape differs from another; empty if it does not.
     *
     * @param place  of both: the operation, and the fields that lead to them
     * @param places turns a place into what people know it by
     */
    static List<Difference> of(String place, Shape now, Shape was, UnaryOperator<String> places) {
        ShapeDifference difference = new ShapeDifference(places);
        difference.shape(place, now, was);
        return difference.found;
    }

    /** Returns how members, such as the parameters of an operation, differ from others; empty if they do not. */
    static List<Difference> ofMembers(String place, List<Shape.Field> now, List<Shape.Field> was, UnaryOperator<String> places) {
        ShapeDifference difference = new ShapeDifference(places);
        difference.members(place, new Type("", place, now), new Type("", place, was));
        return difference.found;
    }

    /** A shape around another one. @param itself what it is apart from the other one */
    private record Around(Object itself, Shape inner) {
        static Optional<Around> of(Shape shape) {
            return switch (shape) {
                case Shape.Sequence list -> Optional.of(new Around(list.length(), list.element()));
                case Shape.Mapping map -> Optional.of(new Around(List.of(map.key(), map.length()), map.value()));
                case Shape.OptionalValue optional -> Optional.of(new Around("", optional.value()));
                default -> Optional.empty();
            };
        }
    }

    /** The members of a type that has a name. Constants have no shape, so that all of them have the same one. */
    private record Type(String kind, String name, List<Shape.Field> members) {
        static Optional<Type> of(Shape shape) {
            return switch (shape) {
                case Shape.Struct struct -> Optional.of(new Type("struct", struct.name(), struct.fields()));
                case Shape.Union union -> Optional.of(new Type("union", union.name(), union.cases()));
                case Shape.Enumeration constants -> Optional.of(new Type("enumeration", constants.name(), constants.constants().stream()
                        .map(name -> new Shape.Field(name, Shape.Primitive.BYTE)).toList()));
                default -> Optional.empty();
            };
        }

        boolean isStill(Type other) {
            return name.equals(other.name) && kind.equals(other.kind);
        }

        List<String> names() {
            return members.stream().map(Shape.Field::name).toList();
        }
    }

    private void shape(String place, Shape shape, Shape was) {
        Optional<Type> type = Type.of(shape);
        Optional<Type> typeBefore = Type.of(was);
        Optional<Around> around = Around.of(shape).filter(each -> shape.getClass() == was.getClass());
        Optional<Around> aroundBefore = Around.of(was);
        if (type.isPresent() && typeBefore.isPresent() && type.get().isStill(typeBefore.get())) {
            members(place, type.get(), typeBefore.get());
        } else if (around.isPresent()) {
            around(place, shape, was, around.get(), aroundBefore.orElseThrow());
        } else if (!shape.equals(was)) {
            say(place, shape, was);
        }
    }

    private void around(String place, Shape shape, Shape was, Around around, Around before) {
        String inner = Payload.describe(around.inner());
        boolean alike = inner.equals(Payload.describe(before.inner()));
        boolean itself = !around.itself().equals(before.itself());
        if (itself) {
            say(place, shape, was);
        }
        if (alike || !itself) {
            shape(place, around.inner(), before.inner());
        }
    }

    private void members(String place, Type type, Type was) {
        List<String> names = type.names();
        List<String> before = was.names();
        List<String> with = without(names, before);
        List<String> without = without(before, names);
        if (!with.isEmpty() || !without.isEmpty()) {
            String words = without.isEmpty() ? "withMembers" : with.isEmpty() ? "withoutMembers" : "otherMembers";
            found.add(Difference.about(places.apply(place), path -> TypedTexts.text(words, path, named(with), named(without))));
        }
        moved(place, without(names, with), without(before, without));
        for (Shape.Field member : type.members()) {
            was.members().stream().filter(other -> other.name().equals(member.name())).findFirst()
                    .ifPresent(other -> shape(place + "." + member.name(), member.shape(), other.shape()));
        }
    }

    /** Names the member without which the order is the same, if there is one. */
    private void moved(String place, List<String> names, List<String> before) {
        if (!names.equals(before)) {
            Optional<String> one = names.stream().filter(name -> without(names, List.of(name)).equals(without(before, List.of(name)))).findFirst();
            String words = one.isPresent() ? "movedMember" : "otherOrder";
            found.add(Difference.about(places.apply(one.map(name -> place + "." + name).orElse(place)), path -> TypedTexts.text(words, path)));
        }
    }

    private static List<String> without(List<String> names, List<String> others) {
        return names.stream().filter(name -> !others.contains(name)).toList();
    }

    private static String named(List<String> names) {
        String first = String.join(", ", names.subList(0, Math.min(MOST_NAMED, names.size())));
        return names.size() <= MOST_NAMED ? first : TypedTexts.text("andMoreDifferences", first, names.size() - MOST_NAMED);
    }

    private void say(String place, Shape shape, Shape was) {
        String now = Payload.describe(shape);
        String before = Payload.describe(was);
        found.add(now.equals(before) ? Difference.at(places.apply(place), withKind(shape), withKind(was))
                : Difference.at(places.apply(place), now, unlike(now, before)));
    }

    /** What has the name of another kind of type is told apart by the kind. */
    private static String withKind(Shape shape) {
        return Type.of(shape).map(type -> TypedTexts.text(type.kind(), type.name())).orElseGet(() -> Payload.describe(shape));
    }

    /** The last word alone of what begins as the other does, such as 3000 for strings of two lengths. */
    private static String unlike(String now, String was) {
        int last = now.lastIndexOf(' ') + 1;
        return was.startsWith(now.substring(0, last)) && was.indexOf(' ', last) < 0 ? was.substring(last) : was;
    }
}
