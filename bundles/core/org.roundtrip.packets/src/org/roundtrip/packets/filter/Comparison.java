// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.filter;

import java.util.List;
import java.util.OptionalLong;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.roundtrip.model.text.Texts;

/** Makes a condition from a field, an operator and a value. */
final class Comparison {
    private static final Texts TEXTS = Texts.of(Comparison.class);

    private Comparison() {
    }

    /** True when the packet has the field; for a flag, when it is set. */
    static Filter exists(FilterField field) {
        return field.type() == FieldType.FLAG ? any(field, Boolean.TRUE::equals) : packet -> !field.values(packet).isEmpty();
    }

    /** True when a value of the field meets the comparison; {@code !=} when the field exists and no value is equal. */
    static Filter of(FilterField field, Token operator, Token value) throws FilterException {
        return switch (operator.text()) {
            case "==" -> any(field, equal(field, value));
            case "!=" -> exists(field.type() == FieldType.FLAG ? present(field) : field)
                    .and(any(field, equal(field, value)).not());
            case "<", "<=", ">", ">=" -> any(field, ordered(field, operator, value));
            case "contains" -> contains(field, operator, value);
            case "matches" -> matching(field, operator, value);
            default -> throw new FilterException(operator.from(), TEXTS.text("error.operator", operator.text()));
        };
    }

    /** True when a value of the field is one of these. */
    static Filter in(FilterField field, List<Token> values) throws FilterException {
        Predicate<Object> either = value -> false;
        for (Token value : values) {
            either = either.or(equal(field, value));
        }
        return any(field, either);
    }

    private static FilterField present(FilterField flag) {
        return new FilterField(flag.name(), FieldType.TEXT, flag.reader());
    }

    private static Filter any(FilterField field, Predicate<Object> condition) {
        return packet -> {
            for (Object value : field.values(packet)) {
                if (condition.test(value)) {
                    return true;
                }
            }
            return false;
        };
    }

    private static Predicate<Object> equal(FilterField field, Token value) throws FilterException {
        OptionalLong number = field.type().number(value.text());
        if (field.type().text()) {
            String text = value.text();
            return found -> found.equals(text) || number.isPresent() && number.equals(field.type().number(found.toString()));
        }
        long wanted = number.orElseThrow(() -> wrongValue(field, value));
        return found -> asNumber(field, found).equals(OptionalLong.of(wanted));
    }

    private static Predicate<Object> ordered(FilterField field, Token operator, Token value) throws FilterException {
        if (!field.type().ordered()) {
            throw new FilterException(operator.from(), TEXTS.text("error.order", field.name(), operator.text()));
        }
        long wanted = field.type().number(value.text()).orElseThrow(() -> wrongValue(field, value));
        return found -> {
            OptionalLong number = asNumber(field, found);
            int order = Long.compare(number.orElse(0), wanted);
            return number.isPresent() && switch (operator.text()) {
                case "<" -> order < 0;
                case "<=" -> order <= 0;
                case ">" -> order > 0;
                default -> order >= 0;
            };
        };
    }

    private static OptionalLong asNumber(FilterField field, Object found) {
        return switch (found) {
            case Long number -> OptionalLong.of(number);
            case Boolean flag -> OptionalLong.of(flag ? 1 : 0);
            default -> field.type().number(found.toString());
        };
    }

    private static Filter contains(FilterField field, Token operator, Token value) throws FilterException {
        requireText(field, operator);
        return any(field, found -> found.toString().contains(value.text()));
    }

    private static Filter matching(FilterField field, Token operator, Token value) throws FilterException {
        requireText(field, operator);
        try {
            Pattern pattern = Pattern.compile(value.text(), Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
            return packet -> any(field, found -> pattern.matcher(Interruptible.of(found.toString(), packet::wanted)).find())
                    .matches(packet);
        } catch (PatternSyntaxException e) {
            throw new FilterException(value.from(), TEXTS.text("error.pattern", e.getDescription()));
        }
    }

    private static void requireText(FilterField field, Token operator) throws FilterException {
        if (!field.type().text()) {
            throw new FilterException(operator.from(), TEXTS.text("error.text", field.name(), operator.text()));
        }
    }

    private static FilterException wrongValue(FilterField field, Token value) {
        return new FilterException(value.from(), TEXTS.text("error.value." + field.type().name(), field.name(),
                value.text()));
    }
}
