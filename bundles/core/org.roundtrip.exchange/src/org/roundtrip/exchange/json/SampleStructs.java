// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.roundtrip.exchange.types.Declared;
import org.roundtrip.exchange.types.Declared.Member;
import org.roundtrip.exchange.types.Sketch;
import org.roundtrip.exchange.types.TypeTable;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.text.Texts;

/** Declares a struct for each kind of object in a sample. Used by one thread, once. */
final class SampleStructs {
    private static final Texts TEXTS = Texts.of(SampleStructs.class);
    private final TypeTable table;
    /** Numbers of the kinds of objects, by their fields. */
    private final Map<String, String> kinds = new HashMap<>();
    private final Map<String, Seen.Fields> alike = new HashMap<>();

    SampleStructs(TypeTable table) {
        this.table = table;
    }

    /** Returns the type of what was seen. @param name for its struct, if it needs one */
    Sketch sketch(Seen seen, String name) {
        kind(seen, true);
        return type(seen, name);
    }

    /** Returns a word that is equal for what can share a struct; lengths do not count. @param gather whether to merge it with its like */
    private String kind(Seen seen, boolean gather) {
        return switch (seen) {
            case Seen.Number number -> number.kind().name();
            case Seen.Flag flag -> "flag";
            case Seen.Chars chars -> "chars";
            case Seen.Nothing nothing -> "nothing";
            case Seen.Mixed mixed -> mixed.kinds().stream().map(each -> kind(each, gather)).collect(Collectors.joining("|", "(", ")"));
            case Seen.Items items -> "[" + items.element().map(element -> kind(element, gather)).orElse("") + "]";
            case Seen.Fields fields -> {
                String kind = kinds.computeIfAbsent(fields.fields().entrySet().stream()
                        .map(field -> field.getKey() + "\n" + kind(field.getValue().value(), gather))
                        .collect(Collectors.joining("\n")), key -> "#" + kinds.size());
                if (gather) {
                    alike.merge(kind, fields, (a, b) -> (Seen.Fields) Seen.merged(a, b));
                }
                yield kind;
            }
        };
    }

    private Sketch type(Seen seen, String name) {
        return switch (seen) {
            case Seen.Number number -> number(number);
            case Seen.Flag flag -> new Sketch.Known(Primitive.BOOLEAN);
            case Seen.Chars chars -> new Sketch.Chars(Optional.of(chars.length()),
                    chars.plain() ? Repertoire.LATIN1 : Repertoire.UNICODE);
            case Seen.Items items -> items.element().isEmpty() ? new Sketch.Missing(TEXTS.text("empty"))
                    : new Sketch.Items(type(items.element().get(), name.replaceFirst("(?<=..)s$", "")),
                            Optional.of(items.length()));
            case Seen.Fields fields -> struct(kind(fields, false), name);
            case Seen.Nothing nothing -> new Sketch.Missing(TEXTS.text("null"));
            case Seen.Mixed mixed -> mixed(mixed, name);
        };
    }

    private static Sketch number(Seen.Number number) {
        if (number.kind() != Seen.Number.Kind.EXACT) {
            return new Sketch.Known(Primitive.valueOf(number.kind().name()));
        }
        long digits = (long) number.whole() + number.scale();
        return digits > Shape.Decimal.MOST_DIGITS
                ? new Sketch.Near(new Sketch.Chars(Optional.empty(), Repertoire.UNICODE), TEXTS.text("number.text"))
                : new Sketch.Near(new Sketch.Known(new Shape.Decimal((int) digits, number.scale())), TEXTS.text("number.decimal"));
    }

    /** Values of several kinds are a union; null among them says that there may be none. */
    private Sketch mixed(Seen.Mixed mixed, String name) {
        List<Seen> kinds = mixed.kinds().stream().filter(each -> !(each instanceof Seen.Nothing)).toList();
        String key = kind(mixed, false);
        Sketch sketch;
        if (kinds.size() == 1) {
            sketch = type(kinds.getFirst(), name);
        } else {
            List<Member> cases = kinds.stream().map(each -> new Member(label(each), type(each, name + "_" + label(each)))).toList();
            table.add(new Declared.Cases(key, SchemaReading.capital(name), cases));
            sketch = new Sketch.Named(key);
        }
        return kinds.size() < mixed.kinds().size() ? SchemaReading.maybe(sketch) : sketch;
    }

    private static String label(Seen seen) {
        return switch (seen) {
            case Seen.Number number -> "number";
            case Seen.Flag flag -> "boolean";
            case Seen.Chars chars -> "string";
            case Seen.Items items -> "array";
            default -> "object";
        } + TEXTS.text("value");
    }

    private Sketch struct(String kind, String name) {
        if (!table.has(kind)) {
            String type = name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
            // Its place is before the types within it.
            table.add(new Declared.Fields(kind, type, List.of()));
            List<Member> members = alike.get(kind).fields().entrySet().stream()
                    .map(field -> member(field.getKey(), field.getValue())).toList();
            table.add(new Declared.Fields(kind, type, members));
        }
        return new Sketch.Named(kind);
    }

    private Member member(String name, Seen.Field field) {
        Sketch type = type(field.value(), name.isEmpty() ? TEXTS.text("unnamed") : name);
        return new Member(name, field.always() || type instanceof Sketch.Missing ? type : new Sketch.Maybe(type));
    }
}
